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

export abstract class Confirmation {
  /** Throws unless the password is right. Without one, a sign-in at the identity provider minutes ago suffices. */
  abstract require(user: SignedIn, password: string | undefined): Promise<void>;
}

export interface NewRecommender {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Opens the accounts of authors of letters. */
export abstract class RecommenderAccounts {
  /** Returns the account with this address, a new one in the student's schools, or null if it has another role. */
  abstract findOrOpen(person: NewRecommender, studentId: string): Promise<string | null>;
  /** Mails the invitation unless it was accepted. */
  abstract invite(userId: string): Promise<void>;
}
