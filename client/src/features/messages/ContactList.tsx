import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { askerIn, type ContactList as ContactListResponse, type ContactResource } from 'contract/messaging';
import { foldForSearch } from 'contract/text';
import { useSignedInUser } from '../../shared/api/session';
import { Box, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { relationName } from '../../domain/people/roles';
import { formatInstant, formatTime, toPlainDate, today, type Instant } from '../../shared/lib/time';
import { useDebounced } from '../../shared/lib/useDebounced';
import { Empty, Failed, Loading } from '../../shared/list/States';
import badge from '../../shared/ui/Badge.module.css';
import { SearchIcon } from '../../shared/ui/icons';
import { Avatar } from '../../domain/messages/Avatar';
import styles from './messages.module.css';
import { dayName } from '../../domain/messages/days';
import { t } from './en';
import { useContactsQuery } from '../../domain/messages/messages.api';
import { personBehind } from '../../domain/messages/messages.events';

interface ContactListProps {
  readonly list: ContactListResponse;
  readonly open: string;
}

export function ContactList({ list, open }: ContactListProps) {
  const { role } = useSignedInUser();
  const [sought, setSought] = useState('');
  const q = foldForSearch(sought.trim());
  const settledQ = useDebounced(q);
  const isPartial = list.more && settledQ !== '';
  const search = useContactsQuery({ q: settledQ }, { skip: !isPartial });
  const { data: contacts, more } = (isPartial && search.currentData) || list;
  const isSearching = list.more && q !== '' && (q !== settledQ || search.isFetching);
  const found = contacts
    .filter(({ attributes }) => foldForSearch(fullName(attributes)).includes(q))
    .sort((a, b) => lastAt(b).localeCompare(lastAt(a)));
  const isNobodyFound = found.length === 0 && !isSearching && !(isPartial && search.error !== undefined);
  if (list.data.length === 0) {
    return (
      <Empty of="people">
        {role === 'student' || role === 'parent' ? t.contacts.none[role] : t.contacts.none.staff}
      </Empty>
    );
  }
  return (
    <>
      <Box pad={[3, 'inset']} rule="bottom">
        <InputGroup
          type="search"
          aria-label={t.contacts.search}
          placeholder={t.contacts.search}
          leftElement={<SearchIcon />}
          value={sought}
          onValueChange={setSought}
        />
      </Box>
      <ul aria-label={t.contacts.label} className={styles.contacts}>
        {found.map((contact) => (
          <li key={contact.id}>
            <Entry contact={contact} open={contact.id === open} />
          </li>
        ))}
      </ul>
      {isSearching && found.length === 0 && <Loading what={t.contacts.label} rows={3} />}
      {isPartial && search.error !== undefined && <Failed error={search.error} onRetry={search.refetch} />}
      {more && !isSearching && (
        <Text as="p" pad={[4, 'inset']} tone="muted">
          {t.contacts.more}
        </Text>
      )}
      <p role="status" className={isNobodyFound ? styles.nobody : 'visually-hidden'}>
        {isNobodyFound && t.contacts.nobodyFound}
      </p>
    </>
  );
}

const lastAt = ({ attributes }: ContactResource) => attributes.lastMessage?.sent_at ?? '';

function Entry({ contact, open }: { contact: ContactResource; open: boolean }) {
  const { lastMessage, unread } = contact.attributes;
  const own = lastMessage !== null && lastMessage.sent_by !== personBehind(contact.id);
  const preview = (content: string) => (own ? t.contacts.own(content) : content);
  return (
    <Link
      to={`?with=${contact.id}`}
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
        {lastMessage ? preview(lastMessage.content) : relationName(contact.attributes)}
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
