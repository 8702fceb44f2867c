import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type NestInterceptor,
} from '@nestjs/common';
import * as argon2 from '@node-rs/argon2';
import pLimit from 'p-limit';
import { finalize, type Observable } from 'rxjs';
import { TooMany } from '../../kernel/errors';
import { type Limit, Limits } from '../http/route.decorators';
import { t } from '../messages';

/** This is half of Node's thread pool. Each hash occupies one thread for about 20 ms, and 19 MiB. */
const HASHES = 2;
/** About this many calls can be served within two seconds. */
const CALLS = 100;

const limitHashes = pLimit(HASHES);

export const hash = (password: string, options: argon2.Options) =>
  limitHashes(() => argon2.hash(password, options));
export const verify = (storedHash: string, password: string) =>
  limitHashes(() => argon2.verify(storedHash, password));

let calls = 0;

/** Refuses a call up front if it would wait too long for its password hash, so that no call stops halfway. */
@Injectable()
export class PasswordsAtOnce implements NestInterceptor {
  intercept(_context: unknown, next: CallHandler<unknown>): Observable<unknown> {
    if (calls >= CALLS) throw new TooMany((wait) => t('busy', { wait }), 5);
    calls++;
    return next.handle().pipe(finalize(() => calls--));
  }
}

/** Applies limits to a route that takes a password, and bounds how many of its calls run at once. */
export const UsesPassword = (...limits: readonly Limit[]) =>
  applyDecorators(Limits(...limits), UseInterceptors(PasswordsAtOnce));
