import { Injectable } from '@nestjs/common';
import { conversationKey, conversations } from '../../../projections/conversations';
import { people } from '../../../projections/people';
import { Rejected } from '../../kernel/errors';
import { messagingMessages } from '../../../contract/messaging';
import { forbidden } from '../../platform/auth/access.guard';
import { Accounts } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';

/**
 * Who may write to whom: whoever access joins, both ways. An admin may write to every student,
 * who may answer once the admin has written.
 */
@Injectable()
export class Contacts {
  constructor(
    private readonly views: Views,
    private readonly accounts: Accounts,
  ) {}

  async mayWrite(fromId: string, toId: string): Promise<'granted' | 'denied' | 'unknown'> {
    const [from, to] = await Promise.all([this.accounts.roleOf(fromId), this.accounts.roleOf(toId)]);
    if (!from || !to) return 'unknown';
    if ((from === 'student') === (to === 'student')) return 'denied';
    if (from !== 'student') return this.accounts.mayActFor({ id: fromId, role: from }, toId);
    if (to === 'admin') return (await this.hasWritten(toId, fromId)) ? 'granted' : 'denied';
    return this.accounts.mayActFor({ id: toId, role: to }, fromId);
  }

  async admit(fromId: string, toId: string): Promise<void> {
    const answer = await this.mayWrite(fromId, toId);
    if (answer === 'unknown') {
      throw new Rejected('not-found', 'contact-not-found', messagingMessages.contactNotFound);
    }
    if (answer === 'denied') throw forbidden();
  }

  /** Ids of the people whom somebody may write to. */
  async of(userId: string): Promise<string[]> {
    const role = await this.accounts.roleOf(userId);
    if (!role) return [];
    if (role !== 'student') return this.accounts.studentsOf({ id: userId, role });
    return [...(await this.accounts.staffOf(userId)), ...(await this.adminsWhoWroteTo(userId))];
  }

  /** Ids of the people who have somebody among their contacts. */
  async withContact(userId: string): Promise<string[]> {
    const role = await this.accounts.roleOf(userId);
    if (!role) return [];
    if (role === 'admin') return this.thoseWrittenToBy(userId);
    if (role !== 'student') return this.accounts.studentsOf({ id: userId, role });
    const admins = await this.views.find(people, { where: { role: 'admin' } });
    return [...(await this.accounts.staffOf(userId)), ...admins.map(({ id }) => id)];
  }

  private async hasWritten(contactId: string, ownerId: string): Promise<boolean> {
    return (await this.views.get(conversations, conversationKey(ownerId, contactId)))?.hasWritten ?? false;
  }

  private async adminsWhoWroteTo(userId: string): Promise<string[]> {
    const written = await this.views.find(conversations, { where: { ownerId: userId, hasWritten: true } });
    const senders = await this.views.getMany(
      people,
      written.map(({ contactId }) => contactId),
    );
    return [...senders.values()].filter(({ role }) => role === 'admin').map(({ id }) => id);
  }

  private async thoseWrittenToBy(userId: string): Promise<string[]> {
    const received = await this.views.find(conversations, {
      where: { contactId: userId, hasWritten: true },
    });
    return received.map(({ ownerId }) => ownerId);
  }
}
