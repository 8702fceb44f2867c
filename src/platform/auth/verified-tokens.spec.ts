import { VerifiedTokens } from './verified-tokens';

const HOUR_S = 3_600;
const payload = (seconds: number) => ({
  user: {
    id: 'ada',
    role: 'student' as const,
    first_name: 'Ada',
    last_name: 'Example',
    language: null,
    entitlements: [],
  },
  sid: 'session',
  exp: Math.floor(Date.now() / 1000) + seconds,
});

describe('Verified tokens', () => {
  it('are remembered until they expire', () => {
    const tokens = new VerifiedTokens();
    tokens.add('living', payload(HOUR_S));
    tokens.add('expired', payload(0));
    expect(tokens.get('living')).toMatchObject({ sid: 'session' });
    expect(tokens.get('expired')).toBeUndefined();
    expect(tokens.get('living.')).toBeUndefined();
  });

  it('are limited to the latest ten thousand', () => {
    const tokens = new VerifiedTokens();
    for (let number = 0; number <= 10_000; number++) tokens.add(`token ${number}`, payload(HOUR_S));
    expect(tokens.get('token 0')).toBeUndefined();
    expect(tokens.get('token 1')).toBeDefined();
    expect(tokens.get('token 10000')).toBeDefined();
  });
});
