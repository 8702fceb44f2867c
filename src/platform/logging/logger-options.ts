import type { Params } from 'nestjs-pino';
import type { Config } from '../config/config';

/** Matches a calendar feed, whose address itself is the permission to read it. */
const SECRET_ADDRESS = /(\/calendar\/+)[^/]+/i;

/** No token, password or personal field is logged: requests are identified by method, path and id only. */
export const loggerOptions = ({ logLevel, production }: Config): Params => ({
  pinoHttp: {
    level: logLevel,
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0]!.replace(SECRET_ADDRESS, '$1[redacted].ics'),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    redact: [
      '*.password',
      '*.token',
      '*.refreshToken',
      '*.email',
      '*.firstName',
      '*.lastName',
      '*.phoneNumber',
    ],
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : production ? 'info' : 'debug',
  },
});
