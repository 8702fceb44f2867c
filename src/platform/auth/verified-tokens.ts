import { hash } from 'node:crypto';
import type { TokenUser } from '../../../contract/identity';

const MAX_TOKENS = 10_000;

export interface TokenPayload {
  readonly user: TokenUser;
  readonly sid: string;
  /** The expiry in seconds. */
  readonly exp: number;
}

/** Keeps hashes of the tokens verified last until they expire. Without it, `queries over HTTP` take a fifth more CPU. */
export class VerifiedTokens {
  private readonly known = new Map<string, TokenPayload>();

  get(token: string): TokenPayload | undefined {
    const key = keyOf(token);
    const payload = this.known.get(key);
    if (!payload || payload.exp * 1000 > Date.now()) return payload;
    this.known.delete(key);
    return undefined;
  }

  add(token: string, payload: TokenPayload): void {
    this.known.set(keyOf(token), payload);
    if (this.known.size > MAX_TOKENS) this.known.delete(this.known.keys().next().value!);
  }
}

const keyOf = (token: string) => hash('sha256', token, 'base64');
