import type { Defect, IssuerServer } from './issuer-server';

export interface Begun {
  readonly cookie: string;
  readonly back: URL;
}

const now = () => Math.floor(Date.now() / 1000);

export const REFUSED_CLAIMS: Readonly<Record<string, (person: IssuerServer['person']) => Defect>> = {
  'another nonce': () => ({ claims: { nonce: 'another' } }),
  'no nonce': () => ({ claims: { nonce: undefined } }),
  'another audience': () => ({ claims: { aud: 'another' } }),
  'two audiences': () => ({ claims: { aud: ['quadrangle', 'another'] } }),
  'another issuer': () => ({ claims: { iss: 'https://another.example.test' } }),
  'an expired token': () => ({ claims: { exp: now() - 60 } }),
  'a clock that is ten minutes slow': () => ({ claims: { iat: now() - 600, exp: now() - 300 } }),
  'a token that is to hold in ten minutes': () => ({ claims: { nbf: now() + 600 } }),
  'a token without an end': () => ({ claims: { exp: undefined } }),
  'a token of another key': () => ({ foreignKey: true }),
  'a token of another issuer, whose key has the same name': () => ({
    foreignKey: true,
    claims: { iss: 'https://another.example.test' },
  }),
  'an unsigned token': () => ({ unsigned: true }),
  'a token signed by the public key': () => ({ publicSecret: true }),
  'another state': () => ({ state: 'another' }),
  'an address that is not verified': () => ({ claims: { email_verified: false } }),
  'an address of which nothing is said': () => ({ claims: { email_verified: undefined } }),
  'an address that is verified in words': () => ({ claims: { email_verified: 'true' } }),
  'no address': () => ({ claims: { email: undefined } }),
  // Lowercasing turns the Kelvin sign into a small k.
  'an address that is another one in small letters': ({ email }) => ({
    claims: { email: email.replace('k', '\u212A') },
  }),
  'an unknown address': () => ({ claims: { email: 'unknown@example.test' } }),
  'an address of another domain': () => ({ claims: { email: 'yara@elsewhere.test' } }),
};

const changed = ({ cookie, back }: Begun, change: (query: URLSearchParams) => void): Begun => {
  const other = new URL(back);
  change(other.searchParams);
  return { cookie, back: other };
};

export const BROUGHT: Readonly<
  Record<string, (begun: Begun, another: () => Promise<Begun>) => Begun | Promise<Begun>>
> = {
  'no state': (begun) => changed(begun, (query) => query.delete('state')),
  'another issuer beside the code': (begun) =>
    changed(begun, (query) => query.set('iss', 'https://another.test')),
  'a code that nobody gave': (begun) => changed(begun, (query) => query.set('code', 'another')),
  'what the person has denied': (begun) =>
    changed(begun, (query) => {
      query.delete('code');
      query.set('error', 'access_denied');
    }),
  'nothing at all': (begun) =>
    changed(begun, (query) => [...query.keys()].forEach((name) => query.delete(name))),
  'no cookie': ({ back }) => ({ cookie: '', back }),
  'the cookie of another attempt': async ({ back }, another) => ({ cookie: (await another()).cookie, back }),
  'a cookie that was changed': ({ cookie, back }) => ({ cookie: cookie.replace(/.{4}$/, 'AAAA'), back }),
  'the code of another attempt': async (begun, another) => {
    const { back } = await another();
    return changed(begun, (query) => query.set('code', back.searchParams.get('code')!));
  },
};
