import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { SecondFactorSetup } from '../../../../contract/sign-in';

const PERIOD_MS = 30_000;
/** Codes of one step before and after hold too, for clocks that differ. */
const WINDOW = 1;
/** What a picture needs around it, in its units. */
const QUIET = 4;

export const newSecret = () => new Secret({ size: 20 }).base32;

/** What an application on a telephone takes in: as a picture, or typed. */
export function setupOf(secret: string, issuer: string, label: string): SecondFactorSetup {
  const address = new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString();
  const { size, data } = encode(address, { border: QUIET });
  const runs = data.flatMap((row, y) => {
    const text = row.map((isDark) => (isDark ? 1 : 0)).join('');
    return [...text.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { secret, qr: { size, path: runs.join('') } };
}

/** The step whose code it is; null where it is none of those that hold now. */
export function stepOf(secret: string, code: string, now: number): number | null {
  // The library throws at anything else.
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / PERIOD_MS) + delta;
}

/** 80 bits, in letters and digits that nobody takes for others. */
export function newRecoveryCode(): string {
  const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer });
  return base32.match(/.{4}/g)!.join('-');
}
