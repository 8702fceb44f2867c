import * as oidc from 'openid-client';
import type { Response } from 'supertest';
import type { TestApp } from './app';
import type { IssuerServer } from './issuer-server';
import type { Begun } from './issuer-defects';

export const PUBLIC_URL = 'https://quadrangle.example.test';

export const cookiesOf = ({ headers }: Response) => (headers['set-cookie'] ?? []) as unknown as string[];
export const valueOf = (cookie: string) => cookie.split(';')[0]!;
export const locationOf = ({ headers }: Response) => new URL(String(headers.location), PUBLIC_URL);
export const tokenIn = (answer: Response) =>
  cookiesOf(answer)
    .map(valueOf)
    .find((cookie) => cookie.startsWith('token='))
    ?.slice('token='.length);

const atTheIssuer = async (address: string) => {
  const { headers } = await fetch(address, { redirect: 'manual' });
  return new URL(headers.get('location')!);
};

export async function begin(app: TestApp, to?: string): Promise<Begun> {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  const begun = await app.call('get', `/auth/oidc${query}`).expect(302);
  return { cookie: valueOf(cookiesOf(begun)[0]!), back: await atTheIssuer(String(begun.headers.location)) };
}

export const callback = (app: TestApp, { cookie, back }: Begun) =>
  app.call('get', `/auth/oidc/callback${back.search}`).set('cookie', cookie).expect(302);

export const comeIn = async (app: TestApp, to?: string) => callback(app, await begin(app, to));

/** Returns the claims that the library accepts without the additional checks of the product. */
export async function acceptedByTheLibrary(issuer: IssuerServer): Promise<oidc.IDToken> {
  const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = issuer.env;
  const options = { execute: [oidc.allowInsecureRequests] };
  const server = new URL(issuer.url);
  const found = await oidc.discovery(server, id!, undefined, oidc.ClientSecretBasic(secret), options);
  const [state, nonce, verifier] = ['state', 'nonce', oidc.randomPKCECodeVerifier()];
  const address = oidc.buildAuthorizationUrl(found, {
    redirect_uri: `${PUBLIC_URL}/back`,
    scope: 'openid',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
  });
  const tokens = await oidc.authorizationCodeGrant(found, await atTheIssuer(address.href), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
  });
  return tokens.claims()!;
}
