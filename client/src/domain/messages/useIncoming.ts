import { useEffect, useState } from 'react';
import type { ServerEvents } from 'contract/realtime';
import { listen } from '../../shared/realtime/realtime';
import { contactOf, isOwn } from './messages.events';

const isFrom = (contactId: string, { senderId, recipientId }: ServerEvents['message.sent']) =>
  !isOwn(senderId) && contactOf(senderId, recipientId) === contactId;

const SIGN_MS = 5_000;

export function useIncoming(contactId: string): { readonly typing: boolean; readonly latest: string } {
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
