import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { Malformed, Rejected, TooMany } from '../../kernel/errors';
import type { RequestWithUser } from '../auth/session-user';
import { CONFIG, type Config } from '../config/config';
import { StoreUnavailable } from '../store-unavailable';
import { Counters, type Counter } from './counters';
import { type Limit, LIMITS, type LimitSubject } from '../http/route.decorators';

@Injectable()
export class LimitCalls implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly counters: Counters,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const limits = this.reflector.get<readonly Limit[] | undefined>(LIMITS, context.getHandler());
    if (!limits) return next.handle();
    const name = `${context.getClass().name}.${context.getHandler().name}`;
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const refund = await this.take(name, limits, request);
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (!isRefusal(error)) await refund(error instanceof StoreUnavailable ? 'calls' : 'failures');
        throw error;
      }),
      mergeMap(async (answer) => {
        await refund('failures');
        await this.remember(limits, request);
        return answer;
      }),
    );
  }

  /** Counts the call. The returned function refunds what was counted as a failure, or all if the call was impossible. */
  private async take(name: string, limits: readonly Limit[], request: RequestWithUser) {
    const counted: { of: Limit['of']; counter: Counter; key: string }[] = [];
    const refund = async (what: Limit['of']) => {
      const given = counted.filter(({ of }) => what === 'calls' || of === 'failures');
      await Promise.all(given.map(({ counter, key }) => this.counters.refund(counter, key)));
    };
    for (const { most, of, per, minutes, knownBy } of limits) {
      const key = per.keyOf(request);
      if (key === undefined) continue;
      const lane = knownBy && (await this.isKnown(knownBy, request)) ? `known-${per.name}` : per.name;
      const counter = {
        name: `${name}:${lane}:${of}:${most}/${minutes}`,
        most: per.shared ? most * this.config.peoplePerIp : most,
        seconds: minutes * 60,
      };
      counted.push({ of, counter, key });
      const wait = await this.counters.take(counter, key);
      if (wait === null) continue;
      await refund('failures');
      throw new TooMany(per.refusal, wait);
    }
    return refund;
  }

  private async isKnown({ name, keyOf }: LimitSubject, request: RequestWithUser): Promise<boolean> {
    const key = keyOf(request);
    return key !== undefined && this.counters.isKnown(name, key);
  }

  private async remember(limits: readonly Limit[], request: RequestWithUser): Promise<void> {
    for (const { makesKnown } of limits) {
      const key = makesKnown?.keyOf(request);
      if (makesKnown && key !== undefined) await this.counters.remember(makesKnown.name, key);
    }
  }
}

/** Returns whether a failure counts against the caller, unlike malformed input, a server error or lack of capacity. */
const isRefusal = (error: unknown) =>
  error instanceof Rejected && !(error instanceof TooMany || error instanceof Malformed);
