import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tap, type Observable } from 'rxjs';

/** A write that returns nothing has the status 204. */
@Injectable()
export class NoContent implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    if (http.getRequest<FastifyRequest>().method === 'GET') return next.handle();
    return next.handle().pipe(
      tap((answer) => {
        if (answer === undefined) void http.getResponse<FastifyReply>().code(204);
      }),
    );
  }
}
