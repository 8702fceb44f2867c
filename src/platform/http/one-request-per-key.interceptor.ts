import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { IdempotencyKeys } from './idempotency-keys';

/** Lets no call that writes through under the `Idempotency-Key` of another one. */
@Injectable()
export class OneRequestPerKey implements NestInterceptor {
  constructor(private readonly keys: IdempotencyKeys) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.method !== 'GET') await this.keys.claim('body', JSON.stringify(request.body ?? null));
    return next.handle();
  }
}
