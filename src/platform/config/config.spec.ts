import { type ConfigError, readConfig } from './config';

const faultsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
};

describe('the configuration', () => {
  it('has a default for everything but the secrets of production', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      production: false,
      mailUrl: null,
    });
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual(['JWT_SECRET is required in production.']);
  });

  it('shows no demonstration in production unless it is asked for', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) };
    expect(readConfig(production).demo).toBe(false);
    expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(true);
  });

  it('tells every fault in one sentence', () => {
    const env = {
      PORT: '99999',
      JWT_SECRET: 'short',
      MAIL_URL: 'ftp://mail',
      PUBLIC_URL: 'guidance.example.org',
      SUPPORT_EMAIL: 'nobody',
      DEMO: 'maybe',
      LOG_LEVEL: 'loud',
    };
    expect(faultsOf(env)).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'JWT_SECRET must have at least 32 characters.',
      'PUBLIC_URL must be an address that begins with http:// or https://.',
      'SUPPORT_EMAIL must be an e-mail address.',
      'MAIL_URL must be an address that begins with smtp:// or smtps://.',
      'DEMO must be one of on, off, not "maybe".',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ]);
  });
});
