import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  askerIn,
  SUPPORT,
  type ContactList as ContactListResponse,
  type ContactResource,
} from 'contract/messaging';
import { foldForSearch } from 'contract/text';
import { useSignedInUser } from '../../shared/api/session';
import { Box, Row, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { relationName } from '../../domain/people/roles';
import { formatInstant, formatTime, toPlainDate, today, type Instant } from '../../shared/lib/time';
import { useDebounced } from '../../shared/lib/clock';
import { Empty, Failed, Loading } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import badge from '../../shared/ui/parts.module.css';
import { SearchIcon } from '../../shared/ui/icons';
import { Avatar } from '../../domain/messages/Avatar';
import styles from './messages.module.css';
import { dayName } from '../../domain/messages/days';
import { t } from './en';
import { MessagesApi } from '../../domain/messages/messages.api';
import { personBehind } from '../../domain/messages/messages.events';

/** Fewer contacts without messages are listed with the others. */
const MIN_FOLDED = 10;

interface ContactListProps {
  readonly list: ContactListResponse;
  readonly open: string;
}

export function ContactList({ list, open }: ContactListProps) {
  const { role } = useSignedInUser();
  const isStaff = role !== 'student' && role !== 'parent';
  const [{ show }, go] = useUrlState({ show: 'all' });
  const showsUnread = show === 'unread';
  const isUnread = useIsUnread(list, open);
  const [sought, setSought] = useState('');
  const { contacts, more, isSearching, error, refetch } = useSearch(list, foldForSearch(sought.trim()));
  const found = contacts
    .filter((contact) => !showsUnread || isUnread(contact))
    .sort((a, b) => Number(isUnread(b)) - Number(isUnread(a)) || lastAt(b).localeCompare(lastAt(a)));
  const silent = found.filter(({ attributes }) => attributes.lastMessage === null);
  const silentCount = list.silent ?? silent.length;
  const isFolded = !sought.trim() && silent.length < found.length && silentCount >= MIN_FOLDED;
  const isNobodyFound = found.length === 0 && !isSearching && error === undefined;
  if (list.data.length === 0)
    return <Empty sketch="people">{isStaff ? t.contacts.none.staff : t.contacts.none[role]}</Empty>;
  return (
    <>
      <Box pad={[3, 'inset']} rule="bottom">
        {isStaff && (
          <Row below={2}>
            <SegmentedSwitch
              label={t.contacts.filter}
              options={[
                { value: 'all', text: t.contacts.all },
                {
                  value: 'unread',
                  text: t.contacts.onlyUnread(
                    list.data.filter(({ attributes }) => attributes.unread > 0).length,
                  ),
                },
              ]}
              value={showsUnread ? 'unread' : 'all'}
              onChange={(next) => go({ show: next })}
            />
          </Row>
        )}
        <InputGroup
          type="search"
          aria-label={t.contacts.search}
          placeholder={t.contacts.search}
          leftElement={<SearchIcon />}
          value={sought}
          onValueChange={setSought}
        />
      </Box>
      <div className={styles.scroller}>
        <Entries
          contacts={isFolded ? found.filter((contact) => !silent.includes(contact)) : found}
          open={open}
          label={t.contacts.label}
        />
        {isFolded && silent.length > 0 && (
          <details open={silent.some(({ id }) => id === open) || undefined} className={styles.silent}>
            <summary>{t.contacts.silent(silentCount)}</summary>
            <Entries contacts={silent} open={open} label={t.contacts.silent(silentCount)} />
          </details>
        )}
      </div>
      {isSearching && found.length === 0 && <Loading what={t.contacts.label} rows={3} />}
      {error !== undefined && <Failed error={error} onRetry={refetch} />}
      {more && !isSearching && (
        <Text as="p" pad={[4, 'inset']} tone="muted">
          {t.contacts.more}
        </Text>
      )}
      <p role="status" className={isNobodyFound ? styles.nobody : 'visually-hidden'}>
        {isNobodyFound && (showsUnread ? t.contacts.noneUnread : t.contacts.nobodyFound)}
      </p>
    </>
  );
}

/** Counts the open conversation as unread if it was when it was opened, so that it stays in its place. */
function useIsUnread(list: ContactListResponse, open: string) {
  const [unreadAtFirst, setUnreadAtFirst] = useState('');
  const isOpenUnread = list.data.some(({ id, attributes }) => id === open && attributes.unread > 0);
  if (isOpenUnread && unreadAtFirst !== open) setUnreadAtFirst(open);
  return ({ id, attributes }: ContactResource) =>
    attributes.unread > 0 || (id === open && id === unreadAtFirst);
}

/** Finds contacts by name: in the list, or on the server if the list has only the first of them. */
function useSearch(list: ContactListResponse, q: string) {
  const settledQ = useDebounced(q);
  const isPartial = list.more && settledQ !== '';
  const search = MessagesApi.useContactsQuery({ q: settledQ }, { skip: !isPartial });
  const { data, more } = (isPartial && search.currentData) || list;
  return {
    contacts: data.filter(({ attributes }) => foldForSearch(fullName(attributes)).includes(q)),
    more,
    isSearching: list.more && q !== '' && (q !== settledQ || search.isFetching),
    error: isPartial ? search.error : undefined,
    refetch: search.refetch,
  };
}

interface EntriesProps {
  readonly contacts: readonly ContactResource[];
  readonly open: string;
  readonly label: string;
}

const Entries = ({ contacts, open, label }: EntriesProps) => (
  <ul aria-label={label}>
    {contacts.map((contact) => (
      <li key={contact.id}>
        <Entry contact={contact} open={contact.id === open} />
      </li>
    ))}
  </ul>
);

const lastAt = ({ attributes }: ContactResource) => attributes.lastMessage?.sent_at ?? '';

const aboutContact = ({ id, attributes }: ContactResource) =>
  id === SUPPORT ? t.contacts.support : relationName(attributes);

function Entry({ contact, open }: { contact: ContactResource; open: boolean }) {
  const [, , addressWith] = useUrlState({ with: '' });
  const to = addressWith({ with: contact.id });
  const { lastMessage, unread } = contact.attributes;
  const own = lastMessage !== null && lastMessage.sent_by !== personBehind(contact.id);
  const preview = (content: string) => (own ? t.contacts.own(content) : content);
  return (
    <Link
      to={to}
      className={styles.contact}
      aria-current={open || undefined}
      data-unread={unread > 0 || undefined}
    >
      <Avatar contact={contact} />
      <Text truncate className={styles.name}>
        {fullName(contact.attributes)}
        {askerIn(contact.id) && (
          <Text tone="muted" weight={400}>
            {' '}
            {t.contacts.toSupport}
          </Text>
        )}
      </Text>
      {lastMessage && <When at={lastMessage.sent_at} />}
      <Text truncate size={2} tone="muted" className={styles.last}>
        {lastMessage ? preview(lastMessage.content) : aboutContact(contact)}
      </Text>
      {unread > 0 && (
        <span className={`${badge.badge} ${styles.unread}`}>
          {unread}
          <span className="visually-hidden"> {t.contacts.unread}</span>
        </span>
      )}
    </Link>
  );
}

function When({ at }: { at: Instant }) {
  const date = toPlainDate(at);
  return (
    <Text as="time" nowrap size={1} tone="muted" dateTime={at} title={formatInstant(at)}>
      {date === today() ? formatTime(at) : dayName(date)}
    </Text>
  );
}
