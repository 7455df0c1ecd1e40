import { describe, expect, it } from "vitest";

import { longestText, pack, recordOf, unpack } from "./share.ts";

describe("records in addresses", () => {
  it("come back as they were, short and long", async () => {
    const long = Array.from({ length: 300 }, (_, i) => `${i}. e${i % 9} „Žvėris“ 棋`).join("\n");
    for (const text of ["", recordOf("quoridor", "e1,e9 10,10 - - 1"), long]) expect(await unpack(await pack(text))).toBe(text);
    expect((await pack(long)).length).toBeLessThan(long.length);
    expect(await pack(long)).toMatch(/^z[\w-]+$/);
    expect(await pack("e2")).toMatch(/^t[\w-]+$/);
  });

  it("are refused when they are damaged", async () => {
    const packed = await pack("1. e2 e8 ".repeat(100));
    for (const bad of ["", "x", "t!", "tgA", "zgA", `${packed.slice(0, 20)}`, `q${packed.slice(1)}`]) expect(await unpack(bad)).not.toBe("1. e2 e8 ".repeat(100));
    expect(await unpack("t!")).toBeUndefined();
    expect(await unpack("tgA")).toBeUndefined();
    expect(await unpack(packed.slice(0, 20))).toBeUndefined();
    expect(await unpack(`q${packed.slice(1)}`)).toBeUndefined();
  });

  it("do not unpack to more than a record can be", async () => {
    expect(await unpack(await pack("a".repeat(longestText + 1)))).toBeUndefined();
  });
});
