import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
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
import { MESSAGE, MessagesApi, type OwnMessage } from './messages.api';

export interface Unsent extends OwnMessage {
  readonly at: Instant;
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly error: string | null;
  readonly entry: QueuedMutation;
}

export type Sending = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Shows the message at once and sends messages in order; errors appear at the message itself. */
export function send(dispatch: Sending, sentTo: string, content: string): void {
  const message = { content, sentTo, clientId: crypto.randomUUID() };
  void dispatch(MessagesApi.endpoints.sendMessage.initiate(message, { track: false }));
}

export function sendAgain(dispatch: Sending, { entry }: Unsent): void {
  void dispatch(api.endpoints.sendWaiting.initiate(entry, { track: false }));
}

export const discard = ({ entry }: Unsent): void => void remove(entry);

export function useUnsent(contactId: string): readonly Unsent[] {
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
