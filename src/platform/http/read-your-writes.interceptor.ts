import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { Projector } from '../projector/projector';
import { LaggingReads } from './lagging-reads';
import { currentContext, VISITOR } from './request-context';
import { WrittenPositions } from '../history/written-positions';

/** By then the views show the write, or its writer was warned long ago that they lag. */
const REMEMBERED_MS = 60_000;

/** Remembers what people have written that some view did not show yet at the time of the response. */
class RecentWrites {
  private readonly byActor = new Map<string, { readonly written: WrittenPositions; readonly at: number }>();

  of(actorId: string): WrittenPositions | undefined {
    this.forgetOld();
    return this.byActor.get(actorId)?.written;
  }

  add(actorId: string, written: WrittenPositions): void {
    const all = new WrittenPositions();
    const before = this.of(actorId);
    if (before) all.addAllOf(before);
    all.addAllOf(written);
    this.byActor.delete(actorId);
    this.byActor.set(actorId, { written: all, at: Date.now() });
  }

  private forgetOld(): void {
    for (const [actorId, { at }] of this.byActor) {
      if (at > Date.now() - REMEMBERED_MS) return;
      this.byActor.delete(actorId);
    }
  }
}

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
