import { Injectable } from '@nestjs/common';
import type { Grade } from '../../../../contract/profile';
import type { Role } from '../../../../contract/roles';
import { Rejected } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { newId } from '../../../platform/http/request-context';
import { AccessEntries } from '../access/access-entries';
import { account } from '../accounts/account.decider';
import { Credentials } from '../sign-in/credentials';
import { EmailAddresses, normalized } from '../accounts/email-addresses';
import { Memberships } from '../entities/memberships';
import { t as tAccounts } from '../accounts/messages';
import { EntityMemberReader, PeopleReader } from '../directory/directory.queries';
import { t } from './messages';

export interface NewAccount {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  /** Only students have a grade. */
  readonly grade?: Grade | null;
  readonly password: string;
}

/** Opens accounts. Every step is idempotent, so that an interrupted registration can be retried. */
@Injectable()
export class Registration {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly emails: EmailAddresses,
    private readonly credentials: Credentials,
    private readonly people: PeopleReader,
    private readonly entityMembers: EntityMemberReader,
    private readonly entries: AccessEntries,
    private readonly memberships: Memberships,
  ) {}

  /** `through` is the owner of the sign-up link. */
  async register({ password, email, ...rest }: NewAccount, through = ''): Promise<string> {
    const person = { ...rest, email: normalized(email) };
    const userId = await this.emails.reserve(person.email, newId('account', person.email));
    const registrationId = newId('registration', JSON.stringify(person), through);
    const registered = { userId, registrationId, ...person };
    const { state } = await this.dispatcher.dispatch(account, userId, 'RegisterAccount', registered);
    if (state?.email !== person.email) await this.refuseFormer(person.email, userId);
    await this.setFirstPassword(userId, password);
    return userId;
  }

  /** The student joins the entities of the counselor or account admin whose link it is, who gets access. */
  async registerByLink(newAccount: Omit<NewAccount, 'role'>, staffId: string): Promise<string> {
    const role = await this.people.roleOf(staffId);
    if (role !== 'counselor' && role !== 'account_admin') {
      throw new Rejected('not-found', t('counselor-not-found'));
    }
    const studentId = await this.register({ ...newAccount, role: 'student' }, staffId);
    await this.entries.grant(staffId, [studentId], 'sign-up-link');
    await this.join(await this.entityMembers.entitiesOf(staffId), studentId);
    return studentId;
  }

  /** The person joins the given entities, or else the caller's; the caller gets access to a new student. */
  async registerByStaff(
    newAccount: NewAccount,
    staff: SessionUser,
    entityIds: readonly string[] = [],
  ): Promise<string> {
    for (const entityId of entityIds) await this.memberships.check(entityId);
    const userId = await this.register(newAccount);
    if (newAccount.role === 'student' && staff.role !== 'admin')
      await this.entries.grant(staff.id, [userId], 'registration');
    await this.join(entityIds.length > 0 ? entityIds : await this.entityMembers.entitiesOf(staff.id), userId);
    return userId;
  }

  /** Refuses a registration that is repeated after the account has changed its address. */
  private async refuseFormer(email: string, userId: string): Promise<never> {
    await this.emails.release(email, userId);
    throw new Rejected('unauthenticated', tAccounts('user-exists'));
  }

  /** A repeated registration changes no password, and sets none if the account was erased meanwhile. */
  private async setFirstPassword(userId: string, password: string) {
    const isSame =
      (await this.credentials.begin(userId, password)) ||
      (await this.credentials.check(userId, password)) !== null;
    const isErased = (await this.dispatcher.stateOf(account, userId))?.erased;
    if (isErased) await this.credentials.remove(userId);
    if (isErased || !isSame) throw new Rejected('unauthenticated', tAccounts('user-exists'));
  }

  private async join(entityIds: readonly string[], userId: string) {
    for (const entityId of entityIds) await this.memberships.join(entityId, userId);
  }
}
