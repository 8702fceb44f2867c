import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { Projector } from '../projector/projector';
import { LaggingReads } from './lagging-reads';
import { RecentWrites } from './recent-writes';
import { currentContext, VISITOR } from './request-context';

const TIMEOUT_MS = 2_000;

/** A response waits for the views that show the write, or is marked stale; later reads by the same person wait too. */
@Injectable()
export class ReadYourWrites implements NestInterceptor {
  private readonly recent = new RecentWrites();

  constructor(
    private readonly projector: Projector,
    private readonly laggingReads: LaggingReads,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const context = currentContext();
    const { written } = context;
    // All visitors share an id, so their writes are not remembered.
    const actorId = context.actor.id === VISITOR.id ? undefined : context.actor.id;
    context.unseen = actorId === undefined ? undefined : this.recent.of(actorId);
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        throw await this.laggingReads.doubt(error);
      }),
      mergeMap(async (answer) => {
        const isShown = await this.projector.waitUntilShown(written, TIMEOUT_MS);
        if (actorId !== undefined && !this.projector.isShown(written)) this.recent.add(actorId, written);
        if (!isShown || context.lagging?.size) {
          void execution.switchToHttp().getResponse<FastifyReply>().header('X-Stale', 'true');
        }
        return answer;
      }),
    );
  }
}
