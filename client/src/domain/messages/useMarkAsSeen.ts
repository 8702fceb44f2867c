import { useEffect, useSyncExternalStore } from 'react';
import type { ContactResource, MessageResource } from 'contract/messaging';
import { useMarkSeenMutation } from './messages.api';
import { personBehind } from './messages.events';

const subscribe = (listener: () => void) => {
  const events = ['focus', 'blur', 'visibilitychange'];
  events.forEach((name) => window.addEventListener(name, listener));
  return () => events.forEach((name) => window.removeEventListener(name, listener));
};
const useFocused = () => useSyncExternalStore(subscribe, () => document.hasFocus());

/** Marks the open conversation as seen while its reader looks at it. Each response has another `asOf`. */
export function useMarkAsSeen(
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
