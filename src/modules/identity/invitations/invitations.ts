import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../contract/roles';
import type { Grade } from '../../../../contract/profile';
import { Rejected } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { idFrom, newId } from '../../../platform/http/request-context';
import { AccessEntries } from '../access/access-entries';
import { account } from '../accounts/account.decider';
import { AccountDirectory } from '../accounts/account-directory';
import { EmailAddresses, normalized } from '../email/email-addresses';
import { Erasure } from '../accounts/erasure';
import { Memberships } from '../entities/memberships';
import { say } from '../words';

export interface Invitee {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly grade: Grade | null;
}

/** Through what an account is opened. */
interface Opening {
  readonly invitedBy: string;
  /** The file that names the person. */
  readonly importId?: string;
}

/**
 * Opens accounts for people who have not signed in yet. Each has no password until its owner sets one, by the link of
 * the mail or by one that resets passwords, or signs in with an account elsewhere.
 */
@Injectable()
export class Invitations {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly emails: EmailAddresses,
    private readonly directory: AccountDirectory,
    private readonly entries: AccessEntries,
    private readonly memberships: Memberships,
    private readonly erasure: Erasure,
  ) {}

  /** By staff: the person joins these entities, staff other than admins get access to a student; and the mail. */
  async invite(person: Invitee, staff: SessionUser, entityIds: readonly string[]): Promise<string> {
    for (const entityId of entityIds) await this.memberships.check(entityId);
    const userId = await this.open(person, { invitedBy: staff.id });
    for (const entityId of entityIds) await this.memberships.join(entityId, userId);
    if (person.role === 'student' && staff.role !== 'admin')
      await this.entries.grant(staff.id, [userId], 'registration');
    await this.send(userId);
    return userId;
  }

  /** The account alone; refused where the address has one. */
  async open({ grade, ...person }: Invitee, { invitedBy, importId }: Opening): Promise<string> {
    const email = normalized(person.email);
    const named = { ...person, email };
    const idOf = (...purpose: string[]) => (importId ? idFrom(importId, ...purpose) : newId(...purpose));
    const registrationId = idOf('invitation', JSON.stringify({ ...named, grade }));
    const userId = await this.emails.reserve(email, idOf('account', email));
    const registration = { userId, registrationId, ...named };
    await this.dispatcher.dispatch(account, userId, 'InviteAccount', {
      registration,
      grade,
      invitedBy,
      importId: importId ?? null,
    });
    return userId;
  }

  /** A mail with a new link, after which no earlier one holds; refused once it was accepted. */
  async send(userId: string): Promise<void> {
    await this.issue(userId, newId('invitation-mail', userId));
  }

  /** The first mail to somebody whom a file named, once; none once it was accepted. */
  async sendOf(importId: string, userId: string): Promise<void> {
    try {
      await this.issue(userId, idFrom(importId, 'invitation-mail', userId));
    } catch (error) {
      if (!(error instanceof Rejected && error.kind === 'conflict')) throw error;
    }
  }

  private async issue(userId: string, invitationId: string): Promise<void> {
    await this.dispatcher.dispatch(account, userId, 'IssueInvitation', { invitationId });
  }

  /** Once the account is erased, only the call that did so, when it is repeated, may know that it was there. */
  async isTakenBackByThisCall(userId: string): Promise<boolean> {
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person?.erased) return false;
    const taken = { taskIds: person.erasedTaskIds };
    return this.dispatcher.hasRecorded(account, userId, 'TakeBackInvitation', taken);
  }

  /** Erases the account; refused once somebody has signed in to it. */
  takeBack(userId: string): Promise<void> {
    return this.erasure.begin(userId, 'TakeBackInvitation');
  }

  /** Of anybody else's account it changes nothing. */
  async accepted(userId: string, by: 'password' | 'sign-in'): Promise<void> {
    await this.dispatcher.dispatch(account, userId, 'AcceptInvitation', { by });
  }

  /** Throws `Rejected` unless this person may send or take back that one's invitation, wherever both are now. */
  async admit(staff: SessionUser, userId: string, invitedBy: string): Promise<void> {
    if (staff.role === 'admin') return;
    if (staff.role === 'account_admin' && (await this.directory.shareEntity(staff.id, userId))) return;
    if (invitedBy === staff.id && (await this.directory.mayActFor(staff, userId)) === 'granted') return;
    throw new Rejected('not-found', say('invitation-not-found'));
  }
}
