import { useEffect, useRef, useEffectEvent } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { askerIn, SUPPORT, type ContactResource, type ContactList as Contacts } from 'contract/messaging';
import { Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { Avatar } from '../../domain/messages/Avatar';
import { personBehind, contactOf } from '../../domain/messages/messages.events';
import { relationName } from '../../domain/people/roles';
import { StudentLink } from '../../domain/students/StudentLink';
import { fullName } from '../../shared/lib/format';
import { ChevronLeftIcon } from '../../shared/ui/icons';
import { listen } from '../../shared/realtime/realtime';
import { ContactList } from './ContactList';
import { Conversation, hasMouse } from '../../domain/messages/Conversation';
import { t } from './en';
import { MessagesApi } from '../../domain/messages/messages.api';
import { useTop } from './useTop';
import styles from './messages.module.css';

export default function MessagesPage() {
  const [{ with: open }] = useUrlState({ with: '' });
  const place = useTop<HTMLDivElement>();
  const query = MessagesApi.useContactsQuery({});
  useRefetchForUnlisted(query);
  const { contact, isSearching } = useContact(open, query.data);
  return (
    <Grid
      columns="minmax(260px, 340px) minmax(0, 1fr)"
      framed
      clip
      {...place}
      className={styles.page}
      data-open={open !== '' || undefined}
    >
      <section className={styles.messagesPageContacts} aria-label={t.page.contacts}>
        <Loaded query={query} what={t.page.loadingContacts}>
          {(list) => <ContactList list={list} open={open} />}
        </Loaded>
      </section>
      <section className={styles.conversation} aria-label={t.page.conversation}>
        {contact && (
          <Conversation
            key={contact.id}
            contact={contact}
            header={<ConversationHeader contact={contact} />}
          />
        )}
        {!contact && query.data && !isSearching && (
          <div className={styles.messagesPageNobody}>
            <Empty sketch="bubbles">{open ? t.page.closed : t.page.choose}</Empty>
          </div>
        )}
      </section>
    </Grid>
  );
}

function ConversationHeader({ contact }: { contact: ContactResource }) {
  const opened = useNavigationType() === NavigationType.Push;
  const [, , addressWith] = useUrlState({ with: '' });
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAtFirst = useRef(opened && !hasMouse());
  useEffect(() => {
    if (focusAtFirst.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Row as="header" rule="bottom" gap={3} pad={3}>
      <Link to={addressWith({ with: '' })} className={styles.back} aria-label={t.header.back}>
        <ChevronLeftIcon />
      </Link>
      <Avatar contact={contact} />
      <Stack shrink className={styles.who}>
        <Text as="h2" truncate size={3} ref={heading} tabIndex={-1}>
          {contact.attributes.relation === 'student' ? (
            <StudentLink id={personBehind(contact.id)}>{fullName(contact.attributes)}</StudentLink>
          ) : (
            fullName(contact.attributes)
          )}
        </Text>
        <Text size={2} tone="muted">
          {statusText(contact)}
        </Text>
      </Stack>
    </Row>
  );
}

function statusText({ id, attributes }: ContactResource): string {
  const { online, mayWrite } = attributes;
  if (id === SUPPORT) return t.header.support;
  const presence = online ? t.header.online : t.header.offline;
  if (askerIn(id)) return t.header.asker(presence);
  return t.header.standing(relationName(attributes), mayWrite ? presence : t.header.closed);
}

const isListed = ({ data }: Contacts, contactId: string) => data.some(({ id }) => id === contactId);

/** Loads the contact alone if the list, which is bounded, does not include it. */
function useContact(contactId: string, list: Contacts | undefined) {
  const isUnlisted = contactId !== '' && list?.more === true && !isListed(list, contactId);
  const { currentData, isFetching } = MessagesApi.useContactsQuery({ id: contactId }, { skip: !isUnlisted });
  const known = isUnlisted ? currentData : list;
  return {
    contact: known?.data.find(({ id }) => id === contactId),
    isSearching: isUnlisted && isFetching,
  };
}

interface Listing {
  readonly data?: Contacts;
  readonly refetch: () => unknown;
}

/** The list is limited. Refetches it when a message arrives that may bring a missing contact into it. */
function useRefetchForUnlisted({ data, refetch }: Listing): void {
  const refetchFor = useEffectEvent((contactId: string) => {
    if (data?.more && !isListed(data, contactId)) refetch();
  });
  useEffect(
    () =>
      listen((event) => {
        if (event.name === 'message.sent') refetchFor(contactOf(event.data.senderId, event.data.recipientId));
      }),
    [],
  );
}
