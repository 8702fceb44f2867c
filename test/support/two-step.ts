import { Secret, TOTP } from 'otpauth';
import type { Response } from 'supertest';
import type { SecondFactorSetup } from '../../contract/sign-in';
import { VAULT, type Vault } from '../../src/platform/vault/vault';
import { PASSWORD, type TestApp, type User } from './app';

const PERIOD_MS = 30_000;

/** Returns the code of a time step relative to now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * PERIOD_MS });

/** Returns six digits that are invalid in all time steps near now. */
export const wrongCodeOf = (secret: string) => {
  const held = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !held.includes(code))!;
};

export interface TwoStep {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

export async function turnOn(app: TestApp, user: User): Promise<TwoStep> {
  const begun = await app.call('post', '/users/second-factor', user).send({ password: PASSWORD }).expect(200);
  const { secret } = begun.body as SecondFactorSetup;
  const { body } = await app
    .call('post', '/users/second-factor/confirm', user)
    .send({ code: codeOf(secret) })
    .expect(200);
  const { recoveryCodes } = body as Pick<TwoStep, 'recoveryCodes'>;
  return { secret, recoveryCodes };
}

/** Clears the last used code and sets the number of failures. */
export async function remember(app: TestApp, user: User, failures = 0): Promise<void> {
  const vault = app.app.get<Vault>(VAULT);
  const { value } = (await vault.get<object>('second-factor', user.id))!;
  await vault.put(
    'second-factor',
    user.id,
    { ...value, lastStep: 0, tries: [], failures },
    { owner: user.id },
  );
}

export const halfWay = ({ headers }: Response): string =>
  (headers['set-cookie'] as unknown as string[])
    .find((cookie) => cookie.startsWith('sign-in='))!
    .split(';')[0]!;

export const withPassword = (app: TestApp, { email }: Pick<User, 'email'>) =>
  app.call('post', '/auth/login').send({ email, password: PASSWORD });

export const withCode = (app: TestApp, cookie: string, code: unknown, path = '') =>
  app.call('post', `/auth/second-factor${path}`).set('cookie', cookie).send({ code });
