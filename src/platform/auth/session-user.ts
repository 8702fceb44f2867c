import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../contract/roles';

/** Who is calling. */
export interface SessionUser {
  readonly id: string;
  readonly role: Role;
}

/** By an access token, which belongs to a session and expires at `until` (in milliseconds). */
export interface SignedIn extends SessionUser {
  readonly sessionId: string;
  readonly until: number;
}

export type RequestWithUser = FastifyRequest & {
  user?: SignedIn;
  /** Whom the guard has let the caller act for. */
  studentId?: string;
};

export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn => {
  const { user } = context.switchToHttp().getRequest<RequestWithUser>();
  if (!user) throw new Error('CurrentUser is used on a public route.');
  return user;
});

/** The student of a route that is `ForStudent`. */
export const CurrentStudent = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { studentId } = context.switchToHttp().getRequest<RequestWithUser>();
  if (studentId === undefined) throw new Error('CurrentStudent is used on a route that is for no student.');
  return studentId;
});

/** Queries about accounts and access, implemented by the module that owns them. */
export abstract class Accounts {
  /** Undefined if there is no such account, or it was erased. */
  abstract roleOf(userId: string): Promise<Role | undefined>;
  /** Ids of everybody with this role. */
  abstract withRole(role: Role): Promise<string[]>;
  /** For all of them. */
  abstract mayActFor(
    user: SessionUser,
    ...studentIds: readonly string[]
  ): Promise<'granted' | 'denied' | 'unknown'>;
  /** The same of reading: also parents, of their own children. */
  abstract maySee(user: SessionUser, studentId: string): Promise<'granted' | 'denied' | 'unknown'>;
  /** Ids of the students that a staff member may act for. */
  abstract studentsOf(user: SessionUser): Promise<string[]>;
  /** The same of anybody but an admin, with colleagues perhaps: for readers that look for students alone. */
  abstract reachOf(user: SessionUser): Promise<string[]>;
  /** Ids of the staff who may act for any of these students, platform admins aside. */
  abstract staffOf(...studentIds: readonly string[]): Promise<string[]>;
  /** Ids of the staff who may act for any of these students, platform admins aside, and of their parents. */
  abstract watchersOf(...studentIds: readonly string[]): Promise<string[]>;
  /** Ids of the counselors of any of these students: whoever they signed up with or were given to. */
  abstract counselorsOf(...studentIds: readonly string[]): Promise<string[]>;
  /** Ids of the students whose counselor somebody is. */
  abstract counseledBy(staffId: string): Promise<string[]>;
  /** Ids of the students whom somebody is a parent of. */
  abstract childrenOf(...parentIds: readonly string[]): Promise<string[]>;
  /** Ids of the parents of any of these students. */
  abstract parentsOf(...studentIds: readonly string[]): Promise<string[]>;
  /** Ids of the staff who share an entity with somebody, platform admins and that person aside. */
  abstract staffColleagues(userId: string): Promise<string[]>;
  abstract shareEntity(one: string, other: string): Promise<boolean>;
}
