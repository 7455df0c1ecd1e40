// Time as a clock shows it: "5:00", "1:02:30", and tenths when they begin to matter.

const tenthsBelowMs = 10_000;

export function clockText(ms: number): string {
  if (ms < tenthsBelowMs) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  const seconds = Math.floor(ms / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
