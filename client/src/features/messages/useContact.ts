import { useEffect, useEffectEvent } from 'react';
import type { ContactList } from 'contract/messaging';
import { MessagesApi } from '../../domain/messages/messages.api';
import { contactOf } from '../../domain/messages/messages.events';
import { listen } from '../../shared/realtime/realtime';

const isListed = ({ data }: ContactList, contactId: string) => data.some(({ id }) => id === contactId);

/** Loads the contact alone if the list, which is bounded, does not include it. */
export function useContact(contactId: string, list: ContactList | undefined) {
  const isUnlisted = contactId !== '' && list?.more === true && !isListed(list, contactId);
  const { currentData, isFetching } = MessagesApi.useContactsQuery({ id: contactId }, { skip: !isUnlisted });
  const known = isUnlisted ? currentData : list;
  return {
    contact: known?.data.find(({ id }) => id === contactId),
    isSearching: isUnlisted && isFetching,
  };
}

interface Listing {
  readonly data?: ContactList;
  readonly refetch: () => unknown;
}

/** The list is limited. Refetches it when a message arrives that may bring a missing contact into it. */
export function useRefetchForUnlisted({ data, refetch }: Listing): void {
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
