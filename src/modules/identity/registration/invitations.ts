import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../contract/roles';
import type { Grade } from '../../../../contract/profile';
import { Contended, Rejected, type RejectionKind } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { idFrom, newId } from '../../../platform/http/request-context';
import { dateInNewYork } from '../../../platform/new-york';
import { AccessEntries } from '../access/access-entries';
import { account } from '../accounts/account.decider';
import { EmailAddresses, normalized } from '../accounts/email-addresses';
import { Erasure } from '../erasure/erasure';
import { Memberships } from '../entities/memberships';
import { AccessReader, EntityMemberReader } from '../directory/directory.queries';
import { t } from './messages';

export interface Invitee {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly grade: Grade | null;
}

/** Sending is refused in these ways if the invitation was accepted or canceled. */
const OVER: readonly string[] = ['conflict', 'not-found'] satisfies RejectionKind[];

interface Opening {
  readonly invitedBy: string;
  readonly importId?: string;
}

/** Opens accounts without a password. The owner sets one by a mailed link, or uses single sign-on. */
@Injectable()
export class Invitations {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly emails: EmailAddresses,
    private readonly entityMembers: EntityMemberReader,
    private readonly access: AccessReader,
    private readonly entries: AccessEntries,
    private readonly memberships: Memberships,
    private readonly erasure: Erasure,
  ) {}

  /** Opens an account in these entities and mails the invitation. Staff other than admins get access to a student. */
  async invite(person: Invitee, staff: SessionUser, entityIds: readonly string[]): Promise<string> {
    for (const entityId of entityIds) await this.memberships.check(entityId);
    const userId = await this.open(person, { invitedBy: staff.id });
    for (const entityId of entityIds) await this.memberships.join(entityId, userId);
    if (person.role === 'student' && staff.role !== 'admin')
      await this.entries.grant(staff.id, [userId], 'registration');
    await this.send(userId);
    return userId;
  }

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

  /** Mails a new link, which makes earlier ones invalid; throws `Rejected` if the invitation was accepted. */
  async send(userId: string): Promise<void> {
    await this.issue(userId, newId('invitation-mail', userId));
  }

  /** Mails once a day, also for two calls at once; does nothing if the invitation was accepted or canceled meanwhile. */
  remind(userId: string): Promise<void> {
    return this.issueIfWaiting(userId, idFrom(userId, 'invitation-reminder', dateInNewYork()));
  }

  /** Mails the first invitation to a person of an import, once; does nothing if it was accepted. */
  sendOf(importId: string, userId: string): Promise<void> {
    return this.issueIfWaiting(userId, idFrom(importId, 'invitation-mail', userId));
  }

  private async issueIfWaiting(userId: string, invitationId: string): Promise<void> {
    try {
      await this.issue(userId, invitationId);
    } catch (error) {
      const isOver = error instanceof Rejected && !(error instanceof Contended) && OVER.includes(error.kind);
      if (!isOver) throw error;
    }
  }

  private async issue(userId: string, invitationId: string): Promise<void> {
    await this.dispatcher.dispatch(account, userId, 'IssueInvitation', { invitationId });
  }

  /** Once the account is erased, only the request that erased it may learn that it existed, when it is repeated. */
  async isWithdrawnByThisCall(userId: string): Promise<boolean> {
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person?.erased) return false;
    const taken = { taskIds: person.erasedTaskIds };
    return this.dispatcher.hasRecorded(account, userId, 'TakeBackInvitation', taken);
  }

  withdraw(userId: string): Promise<void> {
    return this.erasure.begin(userId, 'TakeBackInvitation');
  }

  async accepted(userId: string, by: 'password' | 'sign-in'): Promise<void> {
    await this.dispatcher.dispatch(account, userId, 'AcceptInvitation', { by });
  }

  /** Throws `Rejected` unless the user may send or withdraw that person's invitation, wherever both are now. */
  async admit(staff: SessionUser, userId: string, invitedBy: string): Promise<void> {
    if (staff.role === 'admin') return;
    if (staff.role === 'account_admin' && (await this.entityMembers.shareEntity(staff.id, userId))) return;
    if (invitedBy === staff.id && (await this.access.mayActFor(staff, userId)) === 'granted') return;
    throw new Rejected('not-found', t('invitation-not-found'));
  }
}
