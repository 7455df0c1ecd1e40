// A new room: made by the server, its key kept, then opened by its address.

import type { NewRoom } from "../generated/protocol.ts";
import { api } from "./api.ts";
import { personalName } from "./personalName.ts";
import { keepRoom } from "./seatKeys.ts";
import { refusalWords } from "./words.ts";

/** Why not, if not. */
export async function makeRoom(wish: NewRoom): Promise<string | undefined> {
  const name = personalName();
  const { ok, failure } = await api.makeRoom({ ...wish, ...(name === "" ? {} : { name }) });
  if (failure) return refusalWords(failure);
  keepRoom(ok.room, { key: ok.key });
  location.hash = `#/room/${ok.room}`;
  return undefined;
}
