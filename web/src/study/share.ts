// Records in addresses. A short text stands there as it is, a long one deflated, both in the letters of base64url. The
// first letter says which.

const plain = "t";
const deflated = "z";
const longPlain = 120;
/** No record comes near it; what would unpack to more is refused before it fills the memory. */
export const longestText = 1_000_000;

function toLetters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > longestText) {
      void reader.cancel();
      throw new Error("too long");
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function through(bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return collect(new Blob([bytes]).stream().pipeThrough(transform));
}

export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= longPlain) return plain + toLetters(bytes);
  return deflated + toLetters(await through(bytes, new CompressionStream("deflate-raw")));
}

/** Undefined where the text is damaged. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const bytes = fromLetters(packed.slice(1));
    const decoder = new TextDecoder("utf-8", { fatal: true });
    if (packed.startsWith(plain)) return decoder.decode(bytes);
    if (packed.startsWith(deflated)) return decoder.decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    // Not our letters, not deflated, or not text.
  }
  return undefined;
}

/** A position as the record of a match that begins there and has no moves. */
export function recordOf(setup: string, position: string): string {
  return `[Game "${setup}"]\n[Position "${position}"]\n\n`;
}

export async function studyAddress(record: string): Promise<string> {
  return `#/study/record/${await pack(record)}`;
}
