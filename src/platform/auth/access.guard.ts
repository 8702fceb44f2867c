import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Rejected } from '../../kernel/errors';
import { currentContext } from '../http/request-context';
import { ROUTE_ACCESS, type RouteAccess } from './access.decorators';
import { AccessTokens } from './jwt';
import { Accounts, type RequestWithUser, type SessionUser } from './session-user';

/** Lets a call through only where its route declares it open: to this role, and for this student. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly accounts: Accounts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<RouteAccess | undefined>(ROUTE_ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.roles === 'public') return true;
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const { token } = request.headers;
    if (!token) throw new Rejected('unauthenticated', 'token-missing', 'Sign in first.');
    const user = (request.user = await this.tokens.authenticate(String(token)));
    currentContext().actor = { id: user.id, role: user.role };
    if (!access?.roles.includes(user.role)) throw forbidden();
    if (access.student !== undefined) await this.admitStudent(user, request, access.student);
    return true;
  }

  private async admitStudent(user: SessionUser, request: RequestWithUser, parameter: string) {
    const studentId = (request.params as Record<string, string>)[parameter]!;
    const header = request.headers.studentid;
    if (header !== undefined && header !== studentId) {
      throw new Rejected(
        'invalid',
        'student-mismatch',
        'The studentid header names another student than the address.',
      );
    }
    const access = await this.accounts.mayActFor(user, studentId);
    if (access === 'unknown') throw new Rejected('not-found', 'student-not-found', 'Student not found.');
    if (access === 'denied') throw forbidden();
  }
}

export const forbidden = () => new Rejected('forbidden', 'forbidden', 'You do not have access to this.');
