import { useEffect, useRef } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { askerIn, SUPPORT, type ContactResource } from 'contract/messaging';
import { useUrlState } from '../../shared/routing/useUrlState';
import { Avatar } from '../../domain/messages/Avatar';
import { hasMouse } from '../../domain/messages/Conversation';
import { personBehind } from '../../domain/messages/messages.events';
import { relationName } from '../../domain/people/roles';
import { StudentLink } from '../../domain/students/StudentLink';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { ChevronLeftIcon } from '../../shared/ui/icons';
import styles from './messages.module.css';
import { t } from './en';

export function ConversationHeader({ contact }: { contact: ContactResource }) {
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
