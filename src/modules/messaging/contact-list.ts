import { Injectable } from '@nestjs/common';
import { SUPPORT, supportOf, type ContactResource } from '../../../contract/messaging';
import { conversations, type Conversation } from '../../../projections/messaging/conversations';
import { parents } from '../../../projections/identity/parents';
import { nameOf, people, type Person } from '../../../projections/identity/people';
import type { SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { currentLanguage } from '../../platform/http/request-context';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import { AccessReader } from '../identity/directory/access.queries';
import { Contacts } from './contacts';
import { catalogues } from './messages';

interface Contact {
  readonly id: string;
  readonly relation: ContactResource['attributes']['relation'];
  readonly person: Pick<Person, 'firstName' | 'lastName' | 'sortName'>;
  readonly parentOf?: readonly string[];
  readonly online: boolean;
  readonly mayWrite: boolean;
  readonly conversation: Conversation | undefined;
}

@Injectable()
export class ContactList {
  constructor(
    private readonly views: Views,
    private readonly access: AccessReader,
    private readonly contacts: Contacts,
    private readonly gateway: RealtimeGateway,
  ) {}

  async of(user: SessionUser): Promise<ContactResource[]> {
    const { id, role } = user;
    const begun = await this.conversationsOf(id);
    const [own, support] = await Promise.all([
      this.people(user, begun),
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

  private async people(user: SessionUser, begun: ReadonlyMap<string, Conversation>): Promise<Contact[]> {
    const open = new Set(await this.contacts.of(user.id));
    const [persons, online] = await Promise.all([
      this.views.getMany(people, [...open, ...begun.keys()]),
      this.gateway.online([...open]),
    ]);
    const children = await this.childrenOf([...persons.values()], user);
    return [...persons.values()].map((person) => ({
      id: person.id,
      relation: person.role,
      person,
      ...(person.role === 'parent' && { parentOf: children.get(person.id) ?? [] }),
      online: online.has(person.id),
      mayWrite: open.has(person.id),
      conversation: begun.get(person.id),
    }));
  }

  private async childrenOf(
    persons: readonly Person[],
    { id, role }: SessionUser,
  ): Promise<Map<string, string[]>> {
    const family = persons.filter((person) => person.role === 'parent').map((person) => person.id);
    if (family.length === 0) return new Map();
    const links = await this.views.find(parents, { where: { parentId: { in: family } } });
    const counseled = new Set(await this.access.counseledBy(id));
    const notified = links.filter(
      ({ state, studentId }) => state === 'accepted' && (role === 'admin' || counseled.has(studentId)),
    );
    const students = await this.views.joined(people, notified, 'studentId');
    const names = new Map<string, string[]>();
    for (const { parentId, studentId } of notified)
      names.set(parentId, [
        ...(names.get(parentId) ?? []),
        nameOf(students.get(studentId), currentLanguage()),
      ]);
    return names;
  }

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
  person: { firstName: catalogues[currentLanguage()].support, lastName: '', sortName: '\uffff' },
  online: false,
  mayWrite: true,
  conversation,
});

const lastAt = ({ conversation }: Contact) => conversation?.last.sentAt ?? '';

const latestFirst = (a: Contact, b: Contact) =>
  lastAt(b).localeCompare(lastAt(a)) || (a.person.sortName < b.person.sortName ? -1 : 1);

const resource = ({
  id,
  relation,
  person,
  parentOf,
  online,
  mayWrite,
  conversation,
}: Contact): ContactResource => ({
  id,
  attributes: {
    relation,
    firstName: person.firstName,
    lastName: person.lastName,
    ...(parentOf && { parentOf }),
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
