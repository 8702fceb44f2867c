import { useMemo, useSyncExternalStore } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { messagingMessages } from 'contract/messaging';
import { isApiError, messageOf } from '../../shared/api/errors';
import { readToken, userOf } from '../../shared/api/token';
import { keep, kept } from '../../shared/lib/kept';
import type { Instant } from '../../shared/lib/time';
import { messagesApi, type OwnMessage } from './messages.api';

/** A message that this tab has not been told to have arrived. */
export interface Unsent extends OwnMessage {
  readonly senderId: string;
  readonly at: Instant;
  /** Null while it is under way. */
  readonly error: string | null;
  /** Whether it is sent again by itself, because nothing was heard of it. */
  readonly unanswered: boolean;
}

const NAME = 'outbox';

export type Sending = ThunkDispatch<unknown, unknown, UnknownAction>;

const me = () => userOf(readToken())?.id;

let unsent: readonly Unsent[] = (kept<readonly Unsent[]>(sessionStorage, NAME) ?? []).map((message) => ({
  ...message,
  unanswered: message.unanswered || message.error === null,
}));
const listeners = new Set<() => void>();
/** One at a time, so that they arrive in the order in which they were written. */
let sending: Promise<void> = Promise.resolve();

function change(next: readonly Unsent[]) {
  unsent = next;
  const own = unsent.filter(({ senderId }) => senderId === me());
  keep(sessionStorage, NAME, own.length > 0 ? own : undefined);
  listeners.forEach((listener) => listener());
}

const update = (clientId: string, to: Pick<Unsent, 'error' | 'unanswered'>) =>
  change(unsent.map((message) => (message.clientId === clientId ? { ...message, ...to } : message)));

const remove = (clientId: string) => change(unsent.filter((message) => message.clientId !== clientId));

async function deliver(dispatch: Sending, clientId: string): Promise<void> {
  const message = unsent.find((one) => one.clientId === clientId);
  if (!message || message.senderId !== me()) return;
  const { content, sentTo } = message;
  const sent = dispatch(
    messagesApi.endpoints.sendMessage.initiate({ content, sentTo, clientId }, { track: false }),
  );
  await sent.unwrap().then(
    () => remove(clientId),
    (error: unknown) =>
      update(clientId, {
        error: messagingMessages.sendFailed(messageOf(error)),
        unanswered: isApiError(error) && error.status === 0,
      }),
  );
}

function enqueue(dispatch: Sending, clientId: string): Promise<void> {
  update(clientId, { error: null, unanswered: false });
  sending = sending.then(() => deliver(dispatch, clientId));
  return sending;
}

/** Shows at once and stays until it has arrived. */
export function send(dispatch: Sending, sentTo: string, content: string): Promise<void> {
  const senderId = me();
  if (!senderId) return Promise.resolve();
  const clientId = crypto.randomUUID();
  const at = new Date().toISOString();
  change([...unsent, { senderId, sentTo, content, clientId, at, error: null, unanswered: false }]);
  return enqueue(dispatch, clientId);
}

export const sendAgain = enqueue;

/** Once the server can be reached again, under their names: what has arrived after all is not doubled. */
export async function sendUnanswered(dispatch: Sending): Promise<void> {
  const lost = unsent.filter(({ unanswered, senderId }) => unanswered && senderId === me());
  await Promise.all(lost.map(({ clientId }) => enqueue(dispatch, clientId)));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is on its way to a contact. */
export function useUnsent(contactId: string): readonly Unsent[] {
  const all = useSyncExternalStore(subscribe, () => unsent);
  return useMemo(
    () => all.filter(({ sentTo, senderId }) => sentTo === contactId && senderId === me()),
    [all, contactId],
  );
}
