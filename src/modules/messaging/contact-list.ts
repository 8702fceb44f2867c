import { Injectable } from '@nestjs/common';
import {
  askerIn,
  MAX_CONTACTS,
  SUPPORT,
  supportOf,
  type ContactList as ContactListResponse,
  type ContactResource,
} from '../../../contract/messaging';
import type { ParsedQuery } from '../../../contract/calls';
import { foldForSearch } from '../../../contract/text';
import {
  conversationKey,
  conversations,
  type Conversation,
} from '../../../projections/messaging/conversations';
import { parents } from '../../../projections/identity/parents';
import { fullName, nameOf, people, type Person } from '../../../projections/identity/people';
import type { SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { currentLanguage } from '../../platform/http/request-context';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import { AccessReader } from '../identity/directory/directory.queries';
import { Contacts } from './contacts';
import { catalogues } from './messages';

interface Row {
  readonly id: string;
  readonly relation: ContactResource['attributes']['relation'];
  readonly person: Pick<Person, 'firstName' | 'lastName' | 'sortName'>;
  readonly mayWrite: boolean;
  readonly conversation: Conversation | undefined;
}

interface Contact extends Row {
  readonly parentOf?: readonly string[];
  readonly online: boolean;
}

type Open = Awaited<ReturnType<Contacts['of']>>;

@Injectable()
export class ContactList {
  constructor(
    private readonly views: Views,
    private readonly access: AccessReader,
    private readonly contacts: Contacts,
    private readonly gateway: RealtimeGateway,
  ) {}

  async of(
    user: SessionUser,
    { q, id: only }: ParsedQuery<'GET /messages/contacts'>,
  ): Promise<ContactListResponse> {
    const open = await this.contacts.of(user);
    const searchText = foldForSearch(q ?? '').trim();
    const { persons, more } = only
      ? { persons: await this.views.getMany(people, [personBehind(only)]), more: false }
      : await this.candidates(user, open, searchText);
    const found = (await this.rowsOf(user, open, persons)).filter(
      ({ id, person }) => (!only || id === only) && foldForSearch(fullName(person)).includes(searchText),
    );
    const listed = found.sort(unreadFirst).slice(0, MAX_CONTACTS).sort(latestFirst);
    const [data, silent] = await Promise.all([
      this.resources(user, listed),
      only || searchText ? null : this.countSilent(user.id, open),
    ]);
    return { data, more: more || found.length > MAX_CONTACTS, silent };
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

  private async countSilent(userId: string, open: Open): Promise<number | null> {
    if (open === 'everybody') return null;
    const ids = [...open];
    const [known, begun] = await Promise.all([
      this.views.count(people, { id: { in: ids } }),
      this.views.count(conversations, { ownerId: userId, contactId: { in: ids } }),
    ]);
    return known - begun;
  }

  private async candidates(user: SessionUser, open: Open, searchText: string) {
    const ids =
      open === 'everybody' ? undefined : [...open, ...(searchText ? await this.begunWith(user.id) : [])];
    const [named, begun] = await Promise.all([
      this.views.find(people, {
        where: { ...(ids && { id: { in: ids } }), ...(searchText && { search: { contains: searchText } }) },
        sort: { sortName: 1 },
        limit: MAX_CONTACTS + 1,
      }),
      Promise.all(ownersFor(user).map((ownerId) => this.latestOf(ownerId))),
    ]);
    const persons = await this.views.joined(people, begun.flat(), 'contactId');
    for (const person of named) persons.set(person.id, person);
    return { persons, more: named.length > MAX_CONTACTS };
  }

  private async latestOf(ownerId: string): Promise<Conversation[]> {
    const [latest, unread] = await Promise.all([
      this.views.find(conversations, {
        where: { ownerId },
        sort: { 'last.sentAt': -1 },
        limit: MAX_CONTACTS + 1,
      }),
      this.views.find(conversations, { where: { ownerId, unread: { gt: 0 } }, limit: MAX_CONTACTS + 1 }),
    ]);
    return [...latest, ...unread];
  }

  private async begunWith(ownerId: string): Promise<string[]> {
    const begun = await this.views.find(conversations, { where: { ownerId } });
    return begun.map(({ contactId }) => contactId);
  }

  private async rowsOf(user: SessionUser, open: Open, persons: ReadonlyMap<string, Person>): Promise<Row[]> {
    const contactIds = [...persons.keys(), ...(user.role === 'admin' ? [] : [SUPPORT])];
    const begun = await this.views.getMany(
      conversations,
      ownersFor(user).flatMap((ownerId) => contactIds.map((id) => conversationKey(ownerId, id))),
    );
    const rows: Row[] = [];
    for (const person of persons.values()) {
      const conversation = begun.get(conversationKey(user.id, person.id));
      const mayWrite = person.id !== user.id && (open === 'everybody' || open.has(person.id));
      if (mayWrite || conversation)
        rows.push({ id: person.id, relation: person.role, person, mayWrite, conversation });
      const asked = user.role === 'admin' && begun.get(conversationKey(SUPPORT, person.id));
      if (asked)
        rows.push({
          id: supportOf(person.id),
          relation: SUPPORT,
          person,
          mayWrite: true,
          conversation: asked,
        });
    }
    if (user.role !== 'admin') rows.push(supportFor(begun.get(conversationKey(user.id, SUPPORT))));
    return rows;
  }

  private async resources(user: SessionUser, rows: readonly Row[]): Promise<ContactResource[]> {
    const asked = rows.filter(({ id, mayWrite }) => id !== SUPPORT && mayWrite);
    const [online, children] = await Promise.all([
      this.gateway.online(asked.map(({ id }) => personBehind(id))),
      this.childrenOf(rows, user),
    ]);
    return rows.map((row) =>
      resource({
        ...row,
        online: row.mayWrite && online.has(personBehind(row.id)),
        ...(row.relation === 'parent' && { parentOf: children.get(row.id) ?? [] }),
      }),
    );
  }

  private async childrenOf(rows: readonly Row[], { id, role }: SessionUser): Promise<Map<string, string[]>> {
    const family = rows.filter(({ relation }) => relation === 'parent').map((row) => row.id);
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
}

const supportFor = (conversation: Conversation | undefined): Row => ({
  id: SUPPORT,
  relation: SUPPORT,
  person: { firstName: catalogues[currentLanguage()].support, lastName: '', sortName: '\uffff' },
  mayWrite: true,
  conversation,
});

const ownersFor = ({ id, role }: SessionUser) => (role === 'admin' ? [id, SUPPORT] : [id]);

const personBehind = (contactId: string) => askerIn(contactId) ?? contactId;

const lastAt = ({ conversation }: Row) => conversation?.last.sentAt ?? '';

const latestFirst = (a: Row, b: Row) =>
  lastAt(b).localeCompare(lastAt(a)) || (a.person.sortName < b.person.sortName ? -1 : 1);

const isUnread = ({ conversation }: Row) => Number((conversation?.unread ?? 0) > 0);

const unreadFirst = (a: Row, b: Row) => isUnread(b) - isUnread(a) || latestFirst(a, b);

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
