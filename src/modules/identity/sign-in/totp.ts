import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { SecondFactorSetup } from '../../../../contract/sign-in';

const PERIOD_MS = 30_000;
/** Codes of one time step before and after are valid, too, since clocks differ. */
const WINDOW = 1;
/** The width of the margin that a QR code needs, in its modules. */
const QUIET = 4;

export const newSecret = () => new Secret({ size: 20 }).base32;

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

/** Returns the time step of the code; null if it is not valid now. */
export function stepOf(secret: string, code: string, now: number): number | null {
  // The library throws for any other format.
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / PERIOD_MS) + delta;
}

/** A code has 80 random bits, in letters and digits that are not easily confused. */
export function newRecoveryCode(): string {
  const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer });
  return base32.match(/.{4}/g)!.join('-');
}
