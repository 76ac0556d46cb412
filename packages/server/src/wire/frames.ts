/** A text in one frame, not masked, as a server sends it (RFC 6455, 5.2). */
const FINAL_TEXT = 0x81;
const TWO_BYTES_OF_LENGTH = 126;
const EIGHT_BYTES_OF_LENGTH = 127;

/** Texts as the frames of a WebSocket, one behind the other in one piece. */
export function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const whole = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headSize(length) + length, 0));
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    at = writeHead(whole, at, lengths[i]);
    at += whole.write(texts[i], at);
  }
  return whole;
}

const headSize = (length: number): number => (length < TWO_BYTES_OF_LENGTH ? 2 : length < 2 ** 16 ? 4 : 10);

function writeHead(into: Buffer, at: number, length: number): number {
  into[at] = FINAL_TEXT;
  switch (headSize(length)) {
    case 2:
      into[at + 1] = length;
      return at + 2;
    case 4:
      into[at + 1] = TWO_BYTES_OF_LENGTH;
      return into.writeUInt16BE(length, at + 2);
    default:
      into[at + 1] = EIGHT_BYTES_OF_LENGTH;
      return into.writeBigUInt64BE(BigInt(length), at + 2);
  }
}
