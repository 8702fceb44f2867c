import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { Projector } from '../projector/projector';
import { currentContext } from './request-context';

const PATIENCE_MS = 2_000;

/** Whoever wrote reads the own write: the answer waits for the views that show it, or says that they lag. */
@Injectable()
export class ReadYourWrites implements NestInterceptor {
  constructor(private readonly projector: Projector) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      mergeMap(async (answer) => {
        const { written } = currentContext();
        if (!(await this.projector.shows(written, PATIENCE_MS))) {
          void context.switchToHttp().getResponse<FastifyReply>().header('X-Stale', 'true');
        }
        return answer;
      }),
    );
  }
}
