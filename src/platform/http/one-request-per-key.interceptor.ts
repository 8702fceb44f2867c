import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { Malformed } from '../../kernel/errors';
import { IdempotencyKeys } from './idempotency-keys';
import { READS_ONLY } from './route.decorators';

@Injectable()
export class OneRequestPerKey implements NestInterceptor {
  constructor(private readonly keys: IdempotencyKeys) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.method === 'GET' || Reflect.hasMetadata(READS_ONLY, context.getHandler()))
      return next.handle();
    const body = JSON.stringify(request.body ?? null);
    await this.keys.claim('body', body);
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof Malformed) await this.keys.release('body', body);
        throw error;
      }),
    );
  }
}
