// Requests to the server over HTTP. A refusal is a value, and so is a server that does not answer.

import type { Credentials, Failure, Me, NewRoom, Place, PlayerView } from "../generated/protocol.ts";

const patienceMs = 8000;

export type Answered<T> = { readonly ok: T; readonly failure?: undefined } | { readonly ok?: undefined; readonly failure: Failure };

const away: Failure = { code: "unavailable", where: "server", what: "it does not answer" };

async function ask<T>(method: string, path: string, body?: unknown): Promise<Answered<T>> {
  try {
    const answer = await fetch(`/api/${path}`, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
    if (answer.status === 204) return { ok: undefined as T };
    const said: unknown = await answer.json();
    return answer.ok ? { ok: said as T } : { failure: said as Failure };
  } catch {
    return { failure: away }; // no network, no server, or something else that answers there
  }
}

/** The record of a match, as text. */
async function record(match: string): Promise<Answered<string>> {
  try {
    const answer = await fetch(`/api/matches/${match}/record.txt`, { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? { ok: await answer.text() } : { failure: (await answer.json()) as Failure };
  } catch {
    return { failure: away };
  }
}

export const api = {
  record,
  makeRoom: (room: NewRoom) => ask<Place>("POST", "rooms", room),
  me: () => ask<Me>("GET", "me"),
  signUp: (who: Credentials) => ask<Me>("POST", "accounts", who),
  signIn: (who: Credentials) => ask<Me>("POST", "session", who),
  signOut: () => ask<undefined>("DELETE", "session"),
  player: (name: string) => ask<PlayerView>("GET", `players/${encodeURIComponent(name)}`),
};
