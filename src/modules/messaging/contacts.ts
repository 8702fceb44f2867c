import { askerIn, SUPPORT } from '../../../contract/messaging';
import { Accounts, type SessionUser } from '../../platform/auth/session-user';
import { Injectable } from '@nestjs/common';
import type { Role } from '../../../contract/roles';
import { conversationKey, conversations } from '../../../projections/messaging/conversations';
import { people } from '../../../projections/identity/people';
import { Rejected } from '../../kernel/errors';
import { forbidden } from '../../platform/auth/access.guard';
import { Views } from '../../platform/document-store/views';
import { AccessReader, EntityMemberReader, FamilyReader } from '../identity/directory/directory.queries';
import { t } from './messages';

/** The two sides of a conversation: the one that the user acts for, and the other. */
export interface Sides {
  readonly ownerId: string;
  readonly contactId: string;
}

/** An admin acts for Support towards people who wrote to it; everybody else acts for himself or herself. */
export function sidesOf({ id, role }: SessionUser, contactId: string): Sides {
  const asker = role === 'admin' ? askerIn(contactId) : undefined;
  return asker === undefined ? { ownerId: id, contactId } : { ownerId: SUPPORT, contactId: asker };
}

type ContactPermission = 'granted' | 'denied' | 'unknown';

/** Decides who may write to whom. Admins may write to everybody, who may then reply; everybody may write to Support. */
@Injectable()
export class Contacts {
  constructor(
    private readonly views: Views,
    private readonly accounts: Accounts,
    private readonly entityMembers: EntityMemberReader,
    private readonly access: AccessReader,
    private readonly families: FamilyReader,
  ) {}

  async mayWrite(fromId: string, toId: string): Promise<ContactPermission> {
    const others = [fromId, toId].filter((id) => id !== SUPPORT);
    const [one, other] = await Promise.all(others.map((id) => this.accounts.roleOf(id)));
    if (!one) return 'unknown';
    if (others.length === 1) return 'granted';
    if (!other) return 'unknown';
    if (fromId === toId) return 'denied';
    if (one === 'admin') return 'granted';
    if (other === 'admin') return grantedIf(await this.hasWritten(toId, fromId));
    if (one === 'parent') return grantedIf(await this.counsels(toId, fromId));
    if (other === 'parent') return grantedIf(await this.counsels(fromId, toId));
    if (one !== 'student' && other !== 'student')
      return grantedIf(await this.entityMembers.shareEntity(fromId, toId));
    if (one === other) return 'denied';
    return one === 'student'
      ? this.access.mayActFor({ id: toId, role: other }, fromId)
      : this.access.mayActFor({ id: fromId, role: one }, toId);
  }

  async admitToWrite({ ownerId, contactId }: Sides): Promise<void> {
    const answer = await this.mayWrite(ownerId, contactId);
    if (answer === 'granted') return;
    if (answer === 'unknown') throw notFound();
    if (await this.haveWritten(ownerId, contactId)) throw new Rejected('forbidden', t('conversation-closed'));
    throw forbidden();
  }

  /** A conversation stays readable for two people who may no longer write to each other. */
  async admitToRead({ ownerId, contactId }: Sides): Promise<void> {
    const answer = await this.mayWrite(ownerId, contactId);
    if (answer === 'unknown') throw notFound();
    if (answer === 'denied' && !(await this.haveWritten(ownerId, contactId))) throw forbidden();
  }

  /** Returns the people to whom the user may write. An admin may write to everybody, who are not listed. */
  async of({ id: userId, role }: SessionUser): Promise<ReadonlySet<string> | 'everybody'> {
    if (role === 'admin') return 'everybody';
    const [joined, admins] = await Promise.all([
      this.joinedWith(userId, role),
      this.adminsWhoWroteTo(userId),
    ]);
    return new Set([...joined, ...admins]);
  }

  async withContact(userId: string): Promise<string[]> {
    const role = await this.accounts.roleOf(userId);
    if (!role) return [];
    const [others, admins] = await Promise.all([
      role === 'admin' ? this.recipientsOf(userId) : this.joinedWith(userId, role),
      this.admins(),
    ]);
    return [...new Set([...others, ...admins])].filter((id) => id !== userId);
  }

  admins(): Promise<string[]> {
    return this.accounts.withRole('admin');
  }

  private async joinedWith(userId: string, role: Role) {
    if (role === 'student') return this.access.staffOf(userId);
    if (role === 'parent') return this.counselorsOfChildren(userId);
    const [students, staff, counseled] = await Promise.all([
      this.access.studentsOf({ id: userId, role }),
      this.entityMembers.staffColleagues(userId),
      this.access.counseledBy(userId),
    ]);
    return [...students, ...staff, ...(await this.families.parentsOf(...counseled))];
  }

  private async counselorsOfChildren(parentId: string): Promise<string[]> {
    return this.access.counselorsOf(...(await this.families.childrenOf(parentId)));
  }

  private async counsels(staffId: string, parentId: string): Promise<boolean> {
    return (await this.counselorsOfChildren(parentId)).includes(staffId);
  }

  private async haveWritten(ownerId: string, contactId: string): Promise<boolean> {
    return (await this.views.get(conversations, conversationKey(ownerId, contactId))) !== undefined;
  }

  private async hasWritten(contactId: string, ownerId: string): Promise<boolean> {
    return (await this.views.get(conversations, conversationKey(ownerId, contactId)))?.hasWritten ?? false;
  }

  private async adminsWhoWroteTo(userId: string): Promise<string[]> {
    const written = await this.views.find(conversations, { where: { ownerId: userId, hasWritten: true } });
    const senders = await this.views.joined(people, written, 'contactId');
    return [...senders.values()].filter(({ role }) => role === 'admin').map(({ id }) => id);
  }

  private async recipientsOf(userId: string): Promise<string[]> {
    const received = await this.views.find(conversations, {
      where: { contactId: userId, hasWritten: true },
    });
    return received.map(({ ownerId }) => ownerId);
  }
}

const grantedIf = (yes: boolean): ContactPermission => (yes ? 'granted' : 'denied');

const notFound = () => new Rejected('not-found', t('contact-not-found'));
