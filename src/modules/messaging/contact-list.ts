import { Injectable } from '@nestjs/common';
import { SUPPORT, supportOf, type ContactResource } from '../../../contract/messaging';
import { conversations, type Conversation } from '../../../projections/conversations';
import { people, type Person } from '../../../projections/people';
import { LANGUAGE } from '../../kernel/sentences';
import type { SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import { Contacts } from './contacts';
import { words } from './words';

interface Contact {
  readonly id: string;
  readonly relation: ContactResource['attributes']['relation'];
  readonly person: Pick<Person, 'firstName' | 'lastName' | 'sortName'>;
  readonly online: boolean;
  readonly mayWrite: boolean;
  readonly conversation: Conversation | undefined;
}

/** The people somebody may write to, with the state of each conversation. */
@Injectable()
export class ContactList {
  constructor(
    private readonly views: Views,
    private readonly contacts: Contacts,
    private readonly gateway: RealtimeGateway,
  ) {}

  async of({ id, role }: SessionUser): Promise<ContactResource[]> {
    const begun = await this.conversationsOf(id);
    const [own, support] = await Promise.all([
      this.people(id, begun),
      role === 'admin' ? this.askers() : [supportFor(begun.get(SUPPORT))],
    ]);
    return [...own, ...support].sort(latestFirst).map(resource);
  }

  /** Counts unseen messages in conversations that can be opened; for an admin including those to Support. */
  async unread({ id, role }: SessionUser): Promise<number> {
    const owners = role === 'admin' ? [id, SUPPORT] : [id];
    const unread = await this.views.find(conversations, {
      where: { ownerId: { in: owners }, unread: { gt: 0 } },
    });
    const known = await this.views.joined(people, unread, 'contactId');
    return unread
      .filter(({ contactId }) => contactId === SUPPORT || known.has(contactId))
      .reduce((sum, { unread }) => sum + unread, 0);
  }

  private async people(userId: string, begun: ReadonlyMap<string, Conversation>): Promise<Contact[]> {
    const open = new Set(await this.contacts.of(userId));
    const [persons, online] = await Promise.all([
      this.views.getMany(people, [...open, ...begun.keys()]),
      this.gateway.online([...open]),
    ]);
    return [...persons.values()].map((person) => ({
      id: person.id,
      relation: person.role,
      person,
      online: online.has(person.id),
      mayWrite: open.has(person.id),
      conversation: begun.get(person.id),
    }));
  }

  /** Those who wrote to Support, as every admin sees them. */
  private async askers(): Promise<Contact[]> {
    const begun = await this.conversationsOf(SUPPORT);
    const [persons, online] = await Promise.all([
      this.views.getMany(people, begun.keys()),
      this.gateway.online([...begun.keys()]),
    ]);
    return [...persons.values()].map((person) => ({
      id: supportOf(person.id),
      relation: SUPPORT,
      person,
      online: online.has(person.id),
      mayWrite: true,
      conversation: begun.get(person.id),
    }));
  }

  private async conversationsOf(ownerId: string): Promise<Map<string, Conversation>> {
    const begun = await this.views.find(conversations, { where: { ownerId } });
    return new Map(begun.map((conversation) => [conversation.contactId, conversation]));
  }
}

const supportFor = (conversation: Conversation | undefined): Contact => ({
  id: SUPPORT,
  relation: SUPPORT,
  person: { firstName: words[LANGUAGE].support, lastName: '', sortName: '\uffff' },
  online: false,
  mayWrite: true,
  conversation,
});

const lastAt = ({ conversation }: Contact) => conversation?.last.sentAt ?? '';

const latestFirst = (a: Contact, b: Contact) =>
  lastAt(b).localeCompare(lastAt(a)) || (a.person.sortName < b.person.sortName ? -1 : 1);

const resource = ({ id, relation, person, online, mayWrite, conversation }: Contact): ContactResource => ({
  id,
  attributes: {
    relation,
    firstName: person.firstName,
    lastName: person.lastName,
    online,
    mayWrite,
    unread: conversation?.unread ?? 0,
    lastMessage: conversation
      ? {
          id: conversation.last.id,
          content: conversation.last.content,
          sent_at: conversation.last.sentAt,
          sent_by: conversation.last.senderId,
        }
      : null,
  },
  relationships: {},
});
