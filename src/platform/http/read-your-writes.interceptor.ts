import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { catchError, from, mergeMap, type Observable } from 'rxjs';
import { Rejected } from '../../kernel/errors';
import { History } from '../history/history';
import { Projector } from '../projector/projector';
import { currentContext } from './request-context';

const PATIENCE_MS = 2_000;

/**
 * Read your own writes: the response waits for the views that show the write, or is marked stale.
 * Something missing from lagging views is not reported as not found: it is looked up again once they have caught up.
 */
@Injectable()
export class ReadYourWrites implements NestInterceptor {
  constructor(
    private readonly projector: Projector,
    private readonly history: History,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => from(this.mayBeThere(error)).pipe(mergeMap(() => next.handle()))),
      mergeMap(async (answer) => {
        const { written } = currentContext();
        if (!(await this.projector.shows(written, PATIENCE_MS))) {
          void context.switchToHttp().getResponse<FastifyReply>().header('X-Stale', 'true');
        }
        return answer;
      }),
    );
  }

  /** Rethrows `error` if the views are current, and throws `Unavailable` if they do not catch up in time. */
  private async mayBeThere(error: unknown): Promise<void> {
    if (!(error instanceof Rejected && error.kind === 'not-found')) throw error;
    const head = await this.history.head();
    if (await this.projector.reached(head, 0)) throw error;
    await this.projector.caughtUpWith(head, PATIENCE_MS);
  }
}
