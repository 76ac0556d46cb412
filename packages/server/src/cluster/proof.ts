import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Whoever can read the database knows the key; nobody else is spoken to. */
export interface Proof {
  nonce(): string;
  /** Shows that the key is known to this side, which is not the other one: else what one says could be said back to it. */
  of(side: Side, nonce: string): string;
  isRight(side: Side, nonce: string, proof: unknown): boolean;
}

export type Side = 'asks' | 'answers';

export function openProof(key: string): Proof {
  const of = (side: Side, nonce: string): string => createHmac('sha256', key).update(`link ${side} ${nonce}`).digest('hex');
  return {
    nonce: () => randomBytes(16).toString('hex'),
    of,
    isRight(side, nonce, proof) {
      const [given, right] = [Buffer.from(String(proof)), Buffer.from(of(side, nonce))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
