import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../contract/roles';

export interface SessionUser {
  readonly id: string;
  readonly role: Role;
}

export interface SignedIn extends SessionUser {
  readonly sessionId: string;
  readonly until: number;
}

export type RequestWithUser = FastifyRequest & {
  user?: SignedIn;
  studentId?: string;
};

export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn => {
  const { user } = context.switchToHttp().getRequest<RequestWithUser>();
  if (!user) throw new Error('CurrentUser is used on a public route.');
  return user;
});

export const CurrentStudent = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { studentId } = context.switchToHttp().getRequest<RequestWithUser>();
  if (studentId === undefined) throw new Error('CurrentStudent is used on a route that is for no student.');
  return studentId;
});

export abstract class Accounts {
  /** Returns undefined if the account does not exist, or was erased. */
  abstract roleOf(userId: string): Promise<Role | undefined>;
  abstract withRole(role: Role): Promise<string[]>;
}

export abstract class StudentAccess {
  abstract mayActFor(
    user: SessionUser,
    ...studentIds: readonly string[]
  ): Promise<'granted' | 'denied' | 'unknown'>;
  /** Returns whether the user may read about the student: like `mayActFor`, but the student's parents may, too. */
  abstract maySee(user: SessionUser, studentId: string): Promise<'granted' | 'denied' | 'unknown'>;
}
