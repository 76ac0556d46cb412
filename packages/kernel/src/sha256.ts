/** SHA-256 of a text in UTF-8, as eight signed words. Ours because the kernel runs alike in Node, workers and browsers. */
export function sha256(text: string): Int32Array {
  const message = padded(new TextEncoder().encode(text));
  const hash = Int32Array.from(START);
  const w = SCHEDULE;
  for (let block = 0; block < message.length; block += 16) {
    for (let i = 0; i < 16; i++) w[i] = message[block + i];
    for (let i = 16; i < 64; i++) w[i] = small1(w[i - 2]) + w[i - 7] + small0(w[i - 15]) + w[i - 16];
    compress(hash, w);
  }
  return hash;
}

/** The usual 64 hexadecimal digits. */
export const sha256hex = (text: string): string =>
  Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/** One block. The eight registers stay where they are and change their names from round to round instead. */
function compress(hash: Int32Array, w: Int32Array): void {
  V.set(hash);
  for (let i = 0; i < 64; i++) {
    const a = V[-i & 7];
    const b = V[(1 - i) & 7];
    const c = V[(2 - i) & 7];
    const e = V[(4 - i) & 7];
    const t = (V[(7 - i) & 7] + big1(e) + ((e & V[(5 - i) & 7]) ^ (~e & V[(6 - i) & 7])) + ROUND[i] + w[i]) | 0;
    V[(3 - i) & 7] += t;
    V[(7 - i) & 7] = t + big0(a) + ((a & b) ^ (a & c) ^ (b & c));
  }
  for (let i = 0; i < 8; i++) hash[i] += V[i];
}

/** The message as big-endian words, closed with a one bit and its length in bits. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) << 4);
  for (let i = 0; i < bytes.length; i++) words[i >> 2] |= bytes[i] << (24 - ((i & 3) << 3));
  words[bytes.length >> 2] |= 0x80 << (24 - ((bytes.length & 3) << 3));
  words[words.length - 2] = Math.floor(bytes.length / 0x2000_0000);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
const small0 = (x: number): number => turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
const small1 = (x: number): number => turn(x, 17) ^ turn(x, 19) ^ (x >>> 10);
const big0 = (x: number): number => turn(x, 2) ^ turn(x, 13) ^ turn(x, 22);
const big1 = (x: number): number => turn(x, 6) ^ turn(x, 11) ^ turn(x, 25);

/** Used again for every block: nothing of them outlives a call. */
const SCHEDULE = new Int32Array(64);
const V = new Int32Array(8);

const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 0x1_0000_0000) | 0;
/** The first 32 bits of the fractional parts of the square and cube roots of the first primes, as the standard has it. */
const PRIMES = primes(64);
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = Int32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}
