// Keeps the page on the device, where the browser allows that (https, or this machine).

export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // Private windows and full disks: the page works all the same while there is a network.
  });
}
