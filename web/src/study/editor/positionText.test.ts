import { describe, expect, it } from "vitest";

import { sure } from "../../core/client.ts";
import { loadClient } from "../../core/node.ts";
import { logHead } from "../../play/matchLog.ts";
import { positionTextOf } from "./positionText.ts";

describe("positions set up by touches", async () => {
  const core = await loadClient();
  const of = async (setup: string) => {
    const board = sure(await core.board(setup));
    const texts = positionTextOf(board);
    if (!texts) throw new Error(`no editor for ${setup}`);
    const touch = (text: string, id: string, label: string, kind?: string): string => {
      const tool = texts.tools.find((each) => each.id === id);
      const site = board.sites.find((each) => each.label === label && (kind === undefined || each.kind === kind));
      if (!tool || !site) throw new Error(`${id} ${label}`);
      expect(texts.accepts(tool, site)).toBe(true);
      return texts.touch(text, tool, site);
    };
    return { start: board.start.position, texts, touch };
  };
  const accepted = async (setup: string, text: string) => sure(await core.position(setup, text)).position;

  it("exist for every game and setup", async () => {
    for (const game of await core.games())
      for (const setup of game.setups) {
        const { texts, start } = await of(setup);
        expect(texts.tools.length, setup).toBeGreaterThan(0);
        for (const field of texts.fields(start)) {
          expect(field.options.map((option) => option.value)).toContain(field.value);
          expect(field.set(field.value)).toBe(start);
        }
      }
  });

  it("Quoridor: pawns go, fences come and go", async () => {
    const { start, touch, texts } = await of("quoridor");
    const moved = touch(touch(start, "seat2", "d6"), "fences", "c4h");
    expect(await accepted("quoridor", moved)).toBe("e1,d6 10,10 c4 - 1");
    expect(touch(moved, "fences", "c4h")).toBe("e1,d6 10,10 - - 1");
    const [seat, stock] = texts.fields(moved);
    expect(seat?.set("2")).toBe("e1,d6 10,10 c4 - 2");
    expect(stock?.set("3")).toBe("e1,d6 3,10 c4 - 1");
  });

  it("Barricade: pieces leave their house and find back", async () => {
    const setup = "barricade:players=2";
    const { start, touch, texts } = await of(setup);
    const out = touch(touch(start, "seat1", "c1"), "seat1", "a3");
    expect(out).toContain("3+c1,a3 5 e3,");
    expect(touch(out, "seat2", "c1")).toContain("4+a3 4+c1 ");
    expect(touch(touch(out, "seat1", "c1"), "seat1", "a3")).toContain("5 5 e3,");
    expect(touch(out, "blockers", "a3")).toContain("4+c1 5 e3,g7,i3,i9,i10,i11,i13,k7,m3,q3,a3 ");
    const phase = texts.fields(out).find((field) => field.key === "study-editor-phase");
    expect(await accepted(setup, phase?.set("go4") ?? "")).toContain(" go4 1");
  });

  it("Halma: men stand where they are put", async () => {
    const { start, touch } = await of("halma:players=2");
    const without = touch(start, "seat1", "a1");
    expect(without.startsWith("1/AA/")).toBe(true);
    const put = touch(without, "seat1", "i5");
    expect(await accepted("halma:players=2", put)).toContain("/4A4/");
    expect(touch(touch(put, "seat1", "i5"), "seat1", "a1")).toBe(start);
  });

  it("Shibuya: tiles are laid, turned and taken back, pieces walk on", async () => {
    const setup = "shibuya:mode=open";
    const { start, touch } = await of(setup);
    const laid = touch(start, "BWbw", "A1", "place");
    expect(laid).toContain("/BWbw,.,.,. ");
    expect(laid).toContain(" 4,5,5,5,5,5 ");
    expect(await accepted(setup, touch(laid, "red", "a1"))).toContain("S1,S2,S3,S4,S5,S6,S7;a1;-");
    let text = laid;
    for (let i = 0; i < 4; ++i) text = touch(text, "BWbw", "A1", "place");
    expect(text).toBe(start);
    expect(touch(laid, "BWwb", "A1", "place")).toContain(" 5,4,5,5,5,5 ");
  });

  it("can be played from", async () => {
    const person = { kind: "person", level: 0, name: "" } as const;
    const log = logHead({ setup: "quoridor", position: "e5,d6 3,2 c4 - 2", players: [person, person], secret: "00".repeat(32) });
    expect(sure(await core.openMatch(log)).view).toMatchObject({ position: "e5,d6 3,2 c4 - 2", acts: { kind: "decision", seat: 2 } });
  });
});
