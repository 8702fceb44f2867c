import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mergeMap, type Observable } from 'rxjs';
import { RecordViews, VIEWING, type Viewing } from '../../platform/auth/record-views';
import type { RequestWithUser } from '../../platform/auth/session-user';

/** Records the view of a student's record before the response of a route with `RecordsView` is sent. */
@Injectable()
export class NoteViews implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly views: RecordViews,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const viewing = this.reflector.get<Viewing | undefined>(VIEWING, context.getHandler());
    if (!viewing) return next.handle();
    const { user, studentId } = context.switchToHttp().getRequest<RequestWithUser>();
    if (viewing.by !== undefined && viewing.by !== user!.role) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer) => {
        await this.views.note(studentId!, viewing.what);
        return answer;
      }),
    );
  }
}
