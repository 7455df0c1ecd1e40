// Serves a built page as the real server does: the same files for the same paths, and the same strict headers, read from its
// source so that they cannot drift apart.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

async function securityHeaders(root) {
  const source = await readFile(join(root, "server/net/gate.cpp"), "utf8");
  const policy = /kPolicy =\s*((?:"[^"]*"\s*)+);/.exec(source)?.[1];
  if (!policy) throw new Error("server/net/gate.cpp names no Content-Security-Policy");
  const headers = { "Content-Security-Policy": [...policy.matchAll(/"([^"]*)"/g)].map((part) => part[1]).join("") };
  for (const [, name, value] of source.matchAll(/FixedHeader\{"([^"]+)", "([^"]+)"\}/g)) headers[name] = value;
  return headers;
}

export async function servePage(folder, root) {
  const headers = await securityHeaders(root);
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
    const file = extname(path) === "" ? "/index.html" : path;
    try {
      const body = await readFile(join(folder, file));
      response.writeHead(200, { ...headers, "Content-Type": types[extname(file)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404, headers).end();
    }
  });
  const open = (port) => new Promise((done) => server.listen(port, "127.0.0.1", done));
  await open(0);
  const { port } = server.address();
  return {
    address: `http://127.0.0.1:${port}`,
    open: () => open(port), // after close
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
