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
  abstract mayActFor(
    user: SessionUser,
    ...studentIds: readonly string[]
  ): Promise<'granted' | 'denied' | 'unknown'>;
  /** Returns whether the user may read about the student: like `mayActFor`, but the student's parents may, too. */
  abstract maySee(user: SessionUser, studentId: string): Promise<'granted' | 'denied' | 'unknown'>;
  abstract studentsOf(user: SessionUser): Promise<string[]>;
  /** Like `studentsOf`, but not for admins. It may include colleagues' ids, so callers must look for students only. */
  abstract reachOf(user: SessionUser): Promise<string[]>;
  abstract staffOf(...studentIds: readonly string[]): Promise<string[]>;
  /** Returns the ids of the staff who may act for any of these students, without platform admins, and of parents. */
  abstract watchersOf(...studentIds: readonly string[]): Promise<string[]>;
  abstract counselorsOf(...studentIds: readonly string[]): Promise<string[]>;
  abstract counseledBy(staffId: string): Promise<string[]>;
  abstract childrenOf(...parentIds: readonly string[]): Promise<string[]>;
  abstract parentsOf(...studentIds: readonly string[]): Promise<string[]>;
  abstract staffColleagues(userId: string): Promise<string[]>;
  abstract shareEntity(one: string, other: string): Promise<boolean>;
}
