import { pinoHttp, type Options } from 'pino-http';
import { readConfig } from '../config/config';
import { loggerOptions } from './logger-options';

const SECRETS = {
  password: 'a-password',
  token: 'a-token',
  refreshToken: 'a-refresh-token',
  email: 'maya@example.test',
  firstName: 'Maya',
  lastName: 'Torres',
  phoneNumber: '6465551000',
};

function logged(entry: object): string {
  let output = '';
  const { pinoHttp: options } = loggerOptions(readConfig({ LOG_LEVEL: 'info' }));
  const { logger } = pinoHttp(options as Options, { write: (line: string) => (output += line) });
  logger.info(entry, 'Something happened.');
  return output;
}

describe('a line of the log', () => {
  it.each(Object.entries(SECRETS))('has no %s of an object that is logged', (field, secret) => {
    const line = logged({ user: { id: 'u1', [field]: secret } });
    expect(line).toContain('"id":"u1"');
    expect(line).not.toContain(secret);
  });

  it('names a request by its path, without the query and secret addresses', () => {
    const request = { id: 'r1', method: 'GET', headers: { token: 'a-token' } };
    const of = (url: string) => logged({ req: { ...request, url } });
    expect(of('/api/auth/link?token=a-token')).toContain('"path":"/api/auth/link"');
    expect(of('/api/calendar/a-secret.ics')).toContain('"path":"/api/calendar/[redacted].ics"');
    expect(of('/api/auth/link?token=a-token')).not.toContain('a-token');
  });
});
