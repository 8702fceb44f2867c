import { useMemo, useRef, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { messagingMessages, type ContactResource, type MessageResource } from 'contract/messaging';
import { Box, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import type { LiveStore } from '../../shared/realtime/realtime';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { toast } from '../../shared/ui/toast';
import { Composer } from './Composer';
import styles from './messages.module.css';
import { byDay, type ConversationItem } from './days';
import { t } from './en';
import { MessageList } from './MessageList';
import { dropEarlier, MessagesApi } from './messages.api';
import { personBehind } from './messages.events';
import { discard, send, sendAgain, useUnsent, type Unsent } from './outbox';
import { useIncoming } from './useIncoming';

const NONE: readonly MessageResource[] = [];

interface ConversationProps {
  readonly contact: ContactResource;
  /** Is given where the conversation fills the page. Without a header, the conversation does not take the focus. */
  readonly header?: ReactNode;
}

export function Conversation({ contact, header }: ConversationProps) {
  const { id, attributes } = contact;
  const name = fullName(attributes);
  const dispatch = useDispatch<LiveStore['dispatch']>();
  const scroller = useRef<HTMLDivElement>(null);
  const opened = useNavigationType() === NavigationType.Push;
  const query = MessagesApi.useConversationQuery(id);
  const [fetchEarlier, { isLoading: isFetchingEarlier }] = MessagesApi.useEarlierMessagesMutation();
  const { data, fulfilledTimeStamp } = query;
  const arrived = useMemo(() => data?.toReversed().flatMap((page) => page.data) ?? NONE, [data]);
  const before = data?.at(-1)?.before ?? null;
  const unsent = useUnsent(id);
  const days = useMemo(() => byDay(linesOf(id, arrived, unsent)), [id, arrived, unsent]);
  const { typing, latest } = useIncoming(id);
  useMarkAsSeen(contact, arrived, fulfilledTimeStamp);

  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  const write = (content: string) => {
    send(dispatch, id, content);
    toEnd();
  };

  const onUnsent = (act: (message: Unsent) => void) => (key: string) => {
    const message = unsent.find(({ clientId }) => clientId === key);
    if (message) act(message);
  };

  return (
    <>
      {header}
      {data && days.length > 0 && (
        <MessageList
          days={days}
          contactName={attributes.firstName}
          typing={typing}
          hasEarlier={before !== null}
          isFetchingEarlier={isFetchingEarlier}
          onEarlier={() => before !== null && fetchEarlier({ id, before }).unwrap().catch(toast.failure)}
          onEnd={() => dispatch(dropEarlier(id))}
          onNewest={() => {
            toEnd();
            scroller.current?.focus();
          }}
          onRetry={onUnsent((message) => sendAgain(dispatch, message))}
          onDiscard={onUnsent(discard)}
          scrollerRef={scroller}
        />
      )}
      {!(data && days.length > 0) && (
        <Box pad={[4, 'inset']} grow className={styles.state}>
          <Loaded query={query} what={t.conversation.loading} rows={5}>
            {() => <Empty sketch="bubbles">{t.conversation.none(name)}</Empty>}
          </Loaded>
        </Box>
      )}
      <div className="visually-hidden" aria-live="polite">
        {latest && t.conversation.latest(attributes.firstName, latest)}
      </div>
      {attributes.mayWrite ? (
        <Composer
          contactId={id}
          firstName={attributes.firstName}
          autoFocus={header !== undefined && opened && hasMouse()}
          onSend={write}
        />
      ) : (
        <Text as="p" rule="top" pad={[4, 'inset']} flush tone="muted" textAlign="center">
          {messagingMessages.closed}
        </Text>
      )}
    </>
  );
}

/** On touch devices, focusing the field would open the keyboard over the conversation. */
export const hasMouse = () => window.matchMedia('(pointer: fine)').matches;

function linesOf(
  contactId: string,
  arrived: readonly MessageResource[],
  unsent: readonly Unsent[],
): Omit<ConversationItem, 'continued'>[] {
  const known = new Set(arrived.map(({ attributes }) => attributes.client_id));
  const waiting = unsent.filter(({ clientId }) => !known.has(clientId));
  return [
    ...arrived.map(({ id, attributes: { content, sent_at, seen_at, sent_by, client_id, answered_by } }) => ({
      key: client_id ?? id,
      content,
      at: sent_at,
      own: sent_by !== personBehind(contactId),
      by: answered_by,
      state: seen_at === null ? ('sent' as const) : ('seen' as const),
      error: null,
    })),
    ...waiting.map(({ clientId, content, at, state, error }) => ({
      key: clientId,
      content,
      at,
      own: true,
      state,
      error,
    })),
  ];
}

const subscribe = (listener: () => void) => {
  const events = ['focus', 'blur', 'visibilitychange'];
  events.forEach((name) => window.addEventListener(name, listener));
  return () => events.forEach((name) => window.removeEventListener(name, listener));
};
const useFocused = () => useSyncExternalStore(subscribe, () => document.hasFocus());

/** Marks the open conversation as seen while the window has the focus, again after each response (`asOf`). */
function useMarkAsSeen(
  contact: ContactResource,
  messages: readonly MessageResource[],
  asOf: number | undefined,
): void {
  const focused = useFocused();
  const [markSeen] = MessagesApi.useMarkSeenMutation();
  const { id } = contact;
  const newest = messages.findLast(
    ({ attributes }) => attributes.sent_by === personBehind(id) && attributes.seen_at === null,
  );
  const waiting = newest?.id ?? (contact.attributes.unread > 0 ? 'earlier' : undefined);
  useEffect(() => {
    if (focused && waiting && asOf) void markSeen(id);
  }, [focused, waiting, asOf, id, markSeen]);
}
