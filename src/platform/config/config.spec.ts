import { type ConfigError, readConfig } from './config';

const issuesOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

describe('the configuration', () => {
  it('has a default for everything but the secrets of production', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      production: false,
      readStoreUrl: null,
      vaultUrl: null,
      mailUrl: null,
    });
    expect(issuesOf({ NODE_ENV: 'production' })).toEqual(['JWT_SECRET is required in production.']);
  });

  it('rejects weak password hashing in production', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) };
    expect(readConfig(production).passwordHashing).toBe('strong');
    expect(readConfig({ PASSWORD_HASHING: 'weak' }).passwordHashing).toBe('weak');
    expect(issuesOf({ ...production, PASSWORD_HASHING: 'weak' })).toEqual([
      'PASSWORD_HASHING must be strong in production.',
    ]);
  });

  it('has no demonstration in production unless it is turned on', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) };
    expect(readConfig(production).demo).toBe(false);
    expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(true);
  });

  it.each([
    'mongodb://localhost/views',
    'mongodb://quadrangle:a,b@mongo-1:27017,mongo-2:27017,mongo-3:27017/views?replicaSet=rs0',
    'mongodb://mongo-1:27017,mongo-2:27017',
    'mongodb+srv://quadrangle:secret@cluster.example.org',
  ])('accepts %s for the views and the vault', (address) => {
    const { readStoreUrl, vaultUrl } = readConfig({ READ_STORE_URL: address, VAULT_URL: address });
    expect([readStoreUrl, vaultUrl]).toEqual([address, address]);
  });

  it.each(['mongodb://', 'mongodb://host:port', 'mongodb://a:1,b:2 /views', 'http://mongo'])(
    'rejects %s for the views',
    (address) => {
      expect(issuesOf({ READ_STORE_URL: address })).toHaveLength(1);
    },
  );

  it.each([
    'esdb://localhost:2113?tls=false',
    'esdb://admin:changeit@localhost/northgate',
    'esdb://admin:changeit@node-1:2113,node-2:2113,node-3:2113/northgate?nodePreference=leader',
    'esdb+discover://cluster.example.org',
  ])('accepts %s for the history', (address) => {
    expect(readConfig({ EVENT_STORE_URL: address }).eventStoreUrl).toBe(address);
  });

  it('links to the configured app stores over HTTPS only', () => {
    expect(readConfig({})).toMatchObject({ appStoreUrl: null, playStoreUrl: null });
    const stores = {
      APP_STORE_URL: 'https://apps.example.org/q',
      PLAY_STORE_URL: 'https://play.example.org/q',
    };
    const { appStoreUrl, playStoreUrl } = readConfig(stores);
    expect({ APP_STORE_URL: appStoreUrl, PLAY_STORE_URL: playStoreUrl }).toEqual(stores);
    expect(
      issuesOf({ APP_STORE_URL: 'javascript:alert(1)', PLAY_STORE_URL: 'http://play.example.org' }),
    ).toEqual([
      'APP_STORE_URL must be an address that begins with https://.',
      'PLAY_STORE_URL must be an address that begins with https://.',
    ]);
  });

  it('requires a name of one word for an installation in EventStoreDB', () => {
    expect(issuesOf({ EVENT_STORE_URL: 'esdb://localhost/north.gate' })).toEqual([
      'EVENT_STORE_URL must name its installation in one word of letters, digits and underscores.',
    ]);
  });

  it.each([
    ['off', 0],
    ['1', 1],
    ['2', 2],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.5, 10.1.0.0/16,2001:db8::/32', ['10.0.0.5', '10.1.0.0/16', '2001:db8::/32']],
  ])('trusts the proxies %s', (text, proxies) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(proxies);
  });

  it.each(['on', 'true', '0', '-1', '1.5', '100', '1, 2', 'proxy', '0.0.0.0/0', '::/0', '10.0.0.0/33', ','])(
    'rejects the proxies %s',
    (text) => {
      expect(issuesOf({ TRUST_PROXY: text })).toEqual([
        'TRUST_PROXY must be off, the number of proxies in front, such as 1, or their addresses, such as 10.0.0.5, 10.1.0.0/16: whoever else may name any address.',
      ]);
    },
  );

  it('reads how browsers reach the video server', () => {
    expect(readConfig({})).toMatchObject({
      media: { server: 'werift', port: 0, announced: null },
      turn: null,
    });
    const set = {
      ...{ MEDIA_SERVER: 'mediasoup', VIDEO_PORT: '40000', VIDEO_ADDRESS: '203.0.113.7' },
      ...{ TURN_URL: 'turn:a.example:3478, turns:a.example:443?transport=tcp', TURN_SECRET: 'shared' },
    };
    expect(readConfig(set)).toMatchObject({
      media: { server: 'mediasoup', port: 40_000, announced: '203.0.113.7' },
      turn: { urls: ['turn:a.example:3478', 'turns:a.example:443?transport=tcp'], secret: 'shared' },
    });
  });

  it.each([
    [{ VIDEO_PORT: '65536' }, 'VIDEO_PORT must be a whole number from 0 to 65535.'],
    [{ VIDEO_ADDRESS: 'example.org' }, 'VIDEO_ADDRESS must be an IP address, such as 203.0.113.7.'],
    [{ MEDIA_SERVER: 'other' }, 'MEDIA_SERVER must be one of werift, mediasoup, not "other".'],
    [
      { TURN_URL: 'https://a.example', TURN_SECRET: 'shared' },
      'TURN_URL must be addresses such as turn:turn.example.org:3478, with commas between them.',
    ],
    [{ TURN_URL: 'turn:a.example' }, 'TURN_URL and TURN_SECRET belong together: set both or neither.'],
  ])('refuses %j', (env, issue) => {
    expect(issuesOf(env)).toEqual([issue]);
  });

  it('uses Stripe if configured, else the demonstration outside production', () => {
    expect(readConfig({})).toMatchObject({
      payments: { by: 'demonstration' },
      prices: { 'session-60': 9_000, 'session-30': 5_000, advising: 14_900 },
      currency: 'USD',
    });
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) };
    expect(readConfig(production).payments).toBeNull();
    const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const prices = { PRICE_SESSION_60: '8000', PRICE_SESSION_30: '4500', PRICE_ADVISING: '1' };
    expect(readConfig({ ...production, ...keys, ...prices, CURRENCY: 'eur' })).toMatchObject({
      payments: { by: 'stripe', secretKey: 'sk_live_1', webhookSecret: 'whsec_1', url: null },
      prices: { 'session-60': 8_000, 'session-30': 4_500, advising: 1 },
      currency: 'EUR',
    });
    const url = 'http://127.0.0.1:12111';
    expect(readConfig({ ...keys, STRIPE_URL: url }).payments).toMatchObject({ url });
    expect(issuesOf({ ...production, ...keys, STRIPE_URL: url })).toEqual([
      'STRIPE_URL must begin with https:// in production.',
    ]);
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together.'],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together.',
    ],
    [{ STRIPE_URL: 'stripe' }, 'STRIPE_URL must be an address that begins with http:// or https://.'],
    [{ CURRENCY: 'dollars' }, 'CURRENCY must be a code of three letters, such as USD.'],
    ...['0', '-1', '90.5', '1000001', 'free'].map((price) => [
      { PRICE_SESSION_60: price },
      'PRICE_SESSION_60 must be a price in cents, a whole number from 1 to 1000000.',
    ]),
  ] as [Record<string, string>, string][])('rejects the payment settings %j', (env, issue) => {
    expect(issuesOf(env)).toEqual([issue]);
  });

  it('reports each invalid setting in one sentence', () => {
    const env = {
      PORT: '99999',
      JWT_SECRET: 'short',
      EVENT_STORE_URL: 'kurrentdb://localhost',
      READ_STORE_URL: 'postgres://views',
      VAULT_URL: 'mongodb:',
      MAIL_URL: 'ftp://mail',
      PUBLIC_URL: 'guidance.example.org',
      SUPPORT_EMAIL: 'nobody',
      ROLE: 'boss',
      REDIS_URL: 'localhost:6379',
      DEMO: 'maybe',
      LOG_LEVEL: 'loud',
      PEOPLE_PER_IP: 'many',
    };
    expect(new Set(issuesOf(env))).toEqual(
      new Set([
        'PORT must be a whole number from 0 to 65535.',
        'PEOPLE_PER_IP must be a whole number from 1 to 1000000.',
        'JWT_SECRET must have at least 32 characters.',
        'PUBLIC_URL must be an address that begins with http:// or https://.',
        'SUPPORT_EMAIL must be an email address.',
        'EVENT_STORE_URL must be an address that begins with esdb:// or esdb+discover://.',
        'READ_STORE_URL must be an address that begins with mongodb:// or mongodb+srv://.',
        'VAULT_URL must be an address that begins with mongodb:// or mongodb+srv://.',
        'ROLE must be one of all, api, projector, worker, not "boss".',
        'REDIS_URL must be an address that begins with redis:// or rediss://.',
        'MAIL_URL must be an address that begins with smtp:// or smtps://.',
        'DEMO must be one of on, off, not "maybe".',
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
      ]),
    );
  });
});
