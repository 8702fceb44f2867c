import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../shared/api/baseApi';
import type { Instant } from '../../shared/lib/time';
import { useStuck } from '../../shared/offline/outbox';
import { useIsOffline } from '../../shared/offline/connection';
import { changeQueue, queuedAt, useQueuedMutations } from '../../shared/offline/mutationQueue';
import { MESSAGE, MessagesApi, type OwnMessage } from './messages.api';

export interface Unsent extends OwnMessage {
  readonly at: Instant;
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly error: string | null;
  /** The id of the queued mutation. */
  readonly id: string;
}

export type Sending = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Shows the message at once and sends messages in order; errors appear at the message itself. */
export function send(dispatch: Sending, sentTo: string, content: string): void {
  const message = { content, sentTo, clientId: crypto.randomUUID() };
  void dispatch(MessagesApi.endpoints.sendMessage.initiate(message, { track: false }));
}

export function sendAgain(dispatch: Sending, { id }: Unsent): void {
  void dispatch(api.endpoints.sendWaiting.initiate(id, { track: false }));
}

export const discard = ({ id }: Unsent): void => void changeQueue({ type: 'discard', id });

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
          state: entry.state === 'refused' ? 'failed' : isAway || isStuck ? 'waiting' : 'sending',
          error: entry.refused ?? null,
          id: entry.id,
        }))
        .filter(({ sentTo }) => sentTo === contactId),
    [entries, contactId, isAway, isStuck],
  );
}
