import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { Rejected, Unavailable } from '../../kernel/errors';
import { History } from '../history/history';
import { Projector } from '../projector/projector';
import { say } from '../words';
import { RecentWrites } from './recent-writes';
import { currentContext, VISITOR } from './request-context';

const TIMEOUT_MS = 2_000;

/**
 * Read your own writes: the response waits for the views that show the write, or is marked stale, and later reads by
 * the same person wait for what it was not shown. The request itself is handled once.
 */
@Injectable()
export class ReadYourWrites implements NestInterceptor {
  private readonly recent = new RecentWrites();

  constructor(
    private readonly projector: Projector,
    private readonly history: History,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const context = currentContext();
    const { written } = context;
    // Visitors share an id.
    const actorId = context.actor.id === VISITOR.id ? undefined : context.actor.id;
    context.unseen = actorId === undefined ? undefined : this.recent.of(actorId);
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        throw (await this.mayBeThere(error)) ? new Unavailable(say('unavailable.lagging')) : error;
      }),
      mergeMap(async (answer) => {
        const isShown = await this.projector.shows(written, TIMEOUT_MS);
        if (actorId !== undefined && !this.projector.isShown(written)) this.recent.add(actorId, written);
        if (!isShown || context.lagging?.size) {
          void execution.switchToHttp().getResponse<FastifyReply>().header('X-Stale', 'true');
        }
        return answer;
      }),
    );
  }

  /** Whether something was not found in views that do not catch up in time. */
  private async mayBeThere(error: unknown): Promise<boolean> {
    if (!(error instanceof Rejected && error.kind === 'not-found')) return false;
    const { read, lagging } = currentContext();
    if (lagging?.size) return true;
    const views = [...(read ?? [])].map((name) => ({ name }));
    return !(await this.projector.reached(await this.history.head(), TIMEOUT_MS, views));
  }
}
