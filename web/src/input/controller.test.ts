import { describe, expect, it } from "vitest";

import type { LegalStep } from "../core/types.ts";
import { InputController } from "./controller.ts";

const step = (text: string, ...sites: number[]): LegalStep => ({ text, weight: 1, sites });

function controller(...legal: LegalStep[]) {
  const played: string[] = [];
  const input = new InputController((text) => played.push(text));
  input.setLegal(legal);
  return { input, played };
}

describe("InputController", () => {
  it("plays at once, or waits to be confirmed", () => {
    const { input, played } = controller(step("a", 1), step("b", 2));
    input.touch(1, true);
    expect(played).toEqual(["a"]);
    input.touch(2, false);
    expect(input.state.pending).toBe("b");
    expect(played).toEqual(["a"]);
    input.touch(2, false);
    expect(played).toEqual(["a", "b"]);
  });

  it("goes from a waiting move to another one", () => {
    const { input, played } = controller(step("a-b", 1, 2), step("a-c", 1, 3), step("d-c", 4, 3));
    input.touch(1, false);
    input.touch(2, false);
    expect(input.state.pending).toBe("a-b");
    input.touch(3, false);
    expect(input.state.pending).toBe("a-c");
    input.confirm();
    expect(played).toEqual(["a-c"]);
  });

  it("puts down what was taken up, and takes up something else", () => {
    const { input } = controller(step("a-b", 1, 2), step("c-b", 3, 2));
    input.touch(1, true);
    expect(input.state.touched).toEqual([1]);
    input.touch(3, true);
    expect(input.state.touched).toEqual([3]);
    input.touch(3, true);
    expect(input.state.touched).toEqual([]);
  });

  it("understands the end of a move alone where only one ends there", () => {
    const { input, played } = controller(step("a-b", 1, 2), step("c-d", 3, 4));
    input.touch(4, true);
    expect(played).toEqual(["c-d"]);
  });

  it("asks what is to go there where several can", () => {
    const { input, played } = controller(step("a-b", 1, 2), step("c-b", 3, 2), step("c-d", 3, 4));
    input.touch(2, true);
    expect(input.state.wanted).toBe(2);
    expect(input.state.next).toEqual([1, 3]);
    input.touch(3, true);
    expect(played).toEqual(["c-b"]);
    input.touch(2, true);
    input.touch(2, true);
    expect(input.state.wanted).toBeUndefined();
  });

  it("knows a touch that means nothing", () => {
    const { input } = controller(step("a-b", 1, 2), step("pass"));
    expect(input.touch(9, true)).toBe(false);
    expect(input.untouched).toEqual(["pass"]);
  });

  it("lets choose among moves with the same touches", () => {
    const { input, played } = controller(step("x", 1), step("y", 1));
    input.touch(1, true);
    expect(input.state.choices).toEqual(["x", "y"]);
    input.propose("y", true);
    expect(played).toEqual(["y"]);
  });
});
