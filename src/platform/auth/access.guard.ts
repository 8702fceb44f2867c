import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Rejected } from '../../kernel/errors';
import { LaggingReads } from '../http/lagging-reads';
import { currentContext } from '../http/request-context';
import { t } from '../messages';
import { ROUTE_ACCESS, type RouteAccess, STUDENT_HEADER } from '../http/route.decorators';
import { AccessTokens } from './jwt';
import { StudentAccess, type RequestWithUser, type SessionUser, type SignedIn } from './session-user';

@Injectable()
export class AccessGuard extends AuthGuard('jwt') implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly students: StudentAccess,
    private readonly laggingReads: LaggingReads,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<RouteAccess | undefined>(ROUTE_ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.roles === 'public') return true;
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const known = this.tokens.known(request.headers.token);
    if (known) request.user = await this.tokens.current(known);
    else await super.canActivate(context);
    const user = request.user!;
    currentContext().actor = { id: user.id, role: user.role };
    if (!access?.roles.includes(user.role)) throw forbidden();
    if (access.student === undefined) return true;
    try {
      await this.admitStudent(user, request, access.student);
      return true;
    } catch (error) {
      throw await this.laggingReads.doubt(error);
    }
  }

  override handleRequest<User = SignedIn>(error: Error | null, user: User | false, info?: Error): User {
    if (error) throw error;
    if (user) return user;
    throw new Rejected(
      'unauthenticated',
      info?.message === 'No auth token' ? t('token-missing') : t('token-expired'),
    );
  }

  private async admitStudent(user: SessionUser, request: RequestWithUser, parameter: string) {
    const header = request.headers[STUDENT_HEADER] as string | undefined;
    const named =
      parameter === STUDENT_HEADER ? header : (request.params as Record<string, string>)[parameter];
    const studentId = named || (user.role === 'student' ? user.id : undefined);
    if (studentId === undefined) throw new Rejected('invalid', t('missing-student'));
    if (header !== undefined && parameter !== STUDENT_HEADER && header !== studentId) {
      throw new Rejected('invalid', t('student-mismatch'));
    }
    request.studentId = studentId;
    const reads = request.method === 'GET';
    const access = await (reads
      ? this.students.maySee(user, studentId)
      : this.students.mayActFor(user, studentId));
    if (access === 'unknown') throw new Rejected('not-found', t('student-not-found'));
    if (access === 'denied') throw forbidden();
  }
}

export const forbidden = () => new Rejected('forbidden', t('forbidden'));
