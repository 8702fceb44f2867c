import {
  useMemo,
  useRef,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
  useState,
  useId,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useDispatch } from 'react-redux';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { Button, TextArea } from '@blueprintjs/core';
import {
  messagingMessages,
  type ContactResource,
  type MessageResource,
  messageRules,
} from 'contract/messaging';
import type { ServerEvents } from 'contract/realtime';
import { violation } from 'contract/rules';
import { Box, Text, Grid } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { type LiveStore, listen, emitVolatile } from '../../shared/realtime/realtime';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { toast } from '../../shared/ui/toast';
import { api } from '../../shared/api/baseApi';
import type { Instant } from '../../shared/lib/time';
import { useStuck } from '../../shared/offline/outbox';
import { useIsOffline } from '../../shared/offline/connection';
import {
  queuedAt,
  remove,
  useQueuedMutations,
  type QueuedMutation,
} from '../../shared/offline/mutationQueue';
import { useSignedInUser } from '../../shared/api/session';
import { violationText } from '../../shared/form/violationText';
import { useTextDraft } from '../../shared/lib/draft';
import { SendMessageIcon } from '../../shared/ui/icons';
import { LazyTemplates } from '../message-templates/LazyTemplates';
import styles from './messages.module.css';
import { byDay, type ConversationItem } from './days';
import { t } from './en';
import { MessageList } from './MessageList';
import {
  dropEarlier,
  useConversationQuery,
  useEarlierMessagesMutation,
  useMarkSeenMutation,
  MESSAGE,
  messagesApi,
  type OwnMessage,
} from './messages.api';
import { personBehind, contactOf, isOwn } from './messages.events';

const isFrom = (contactId: string, { senderId, recipientId }: ServerEvents['message.sent']) =>
  !isOwn(senderId) && contactOf(senderId, recipientId) === contactId;

const SIGN_MS = 5_000;

function useIncoming(contactId: string): { readonly typing: boolean; readonly latest: string } {
  const [typing, setTyping] = useState(false);
  const [latest, setLatest] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = listen((event) => {
      if (event.name === 'typing' && event.id === contactId) {
        clearTimeout(timer);
        timer = setTimeout(() => setTyping(false), SIGN_MS);
        setTyping(true);
      }
      if (event.name === 'message.sent' && isFrom(contactId, event.data)) {
        clearTimeout(timer);
        setTyping(false);
        setLatest(event.data.content);
      }
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [contactId]);
  return { typing, latest };
}

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
  const query = useConversationQuery(id);
  const [fetchEarlier, { isLoading: isFetchingEarlier }] = useEarlierMessagesMutation();
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
            {() => <Empty of="messages">{t.conversation.none(name)}</Empty>}
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

/** Marks the open conversation as seen while its reader looks at it. Each response has another `asOf`. */
function useMarkAsSeen(
  contact: ContactResource,
  messages: readonly MessageResource[],
  asOf: number | undefined,
): void {
  const focused = useFocused();
  const [markSeen] = useMarkSeenMutation();
  const { id } = contact;
  const newest = messages.findLast(
    ({ attributes }) => attributes.sent_by === personBehind(id) && attributes.seen_at === null,
  );
  const waiting = newest?.id ?? (contact.attributes.unread > 0 ? 'earlier' : undefined);
  useEffect(() => {
    if (focused && waiting && asOf) void markSeen(id);
  }, [focused, waiting, asOf, id, markSeen]);
}

interface Unsent extends OwnMessage {
  readonly at: Instant;
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly error: string | null;
  readonly entry: QueuedMutation;
}

type Sending = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Shows the message at once and sends messages in order; errors appear at the message itself. */
function send(dispatch: Sending, sentTo: string, content: string): void {
  const message = { content, sentTo, clientId: crypto.randomUUID() };
  void dispatch(messagesApi.endpoints.sendMessage.initiate(message, { track: false }));
}

function sendAgain(dispatch: Sending, { entry }: Unsent): void {
  void dispatch(api.endpoints.sendWaiting.initiate(entry, { track: false }));
}

const discard = ({ entry }: Unsent): void => void remove(entry);

function useUnsent(contactId: string): readonly Unsent[] {
  const entries = useQueuedMutations(MESSAGE);
  const isAway = useIsOffline();
  const isStuck = useStuck();
  return useMemo(
    () =>
      entries
        .map((entry): Unsent => ({
          ...(entry.change.of as OwnMessage),
          at: queuedAt(entry),
          state: entry.refused !== undefined ? 'failed' : isAway || isStuck ? 'waiting' : 'sending',
          error: entry.refused ?? null,
          entry,
        }))
        .filter(({ sentTo }) => sentTo === contactId),
    [entries, contactId, isAway, isStuck],
  );
}

const TYPING_EVERY_MS = 2_500;

interface ComposerProps {
  readonly contactId: string;
  readonly firstName: string;
  readonly autoFocus: boolean;
  readonly onSend: (content: string) => void;
}

function Composer({ contactId, firstName, autoFocus, onSend }: ComposerProps) {
  const id = useId();
  const { role } = useSignedInUser();
  const isStaff = role !== 'student' && role !== 'parent';
  const input = useRef<HTMLTextAreaElement>(null);
  const typingSentAt = useRef(-Infinity);
  const [draft, setDraft] = useTextDraft(`message:${contactId}`);
  const [issue, setIssue] = useState<string>();

  const write = (text: string) => {
    setDraft(text);
    setIssue(undefined);
    if (text.trim() && performance.now() - typingSentAt.current > TYPING_EVERY_MS) {
      typingSentAt.current = performance.now();
      emitVolatile('typing', { to: contactId });
    }
  };
  const insert = (text: string) => {
    write(draft.trim() ? `${draft.trimEnd()}\n\n${text}` : text);
    input.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    input.current?.focus();
    const content = draft.trim();
    if (!content) return;
    const broken = violationText(violation(messageRules.content, content));
    setIssue(broken);
    if (broken) return;
    setDraft('');
    typingSentAt.current = -Infinity;
    onSend(content);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };

  return (
    <Grid
      as="form"
      rule="top"
      columns="minmax(0, 1fr) auto"
      align="end"
      gap={2}
      pad={3}
      className={isStaff ? `${styles.composer} ${styles.withTemplates}` : styles.composer}
      onSubmit={submit}
    >
      {isStaff && <LazyTemplates text={draft} onChoose={insert} />}
      <TextArea
        inputRef={input}
        fill
        autoResize
        autoFocus={autoFocus}
        rows={1}
        className={styles.text}
        aria-label={t.composer.label(firstName)}
        aria-describedby={`${id}-help`}
        aria-invalid={issue !== undefined}
        placeholder={t.composer.placeholder(firstName)}
        value={draft}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" intent="primary" icon={<SendMessageIcon />} text={t.composer.send} />
      <p id={`${id}-help`} className={issue ? styles.issue : 'visually-hidden'} role={issue && 'alert'}>
        {issue ?? t.composer.help}
      </p>
    </Grid>
  );
}
