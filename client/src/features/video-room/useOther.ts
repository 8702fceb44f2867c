import { skipToken } from '@reduxjs/toolkit/query';
import type { RoomPeople } from 'contract/video';
import { MessagesApi } from '../../domain/messages/messages.api';
import { useSignedInUser } from '../../shared/api/session';
import { VideoRoomApi } from './video-room.api';

/** Also known before the other participant arrives and while the connection is lost. */
export function useOther(roomId: string, people: RoomPeople) {
  const { id: me } = useSignedInUser();
  const session = VideoRoomApi.useRoomInfoQuery(roomId).data?.relationships;
  const two = [session?.student.data?.id, session?.counselor.data?.id];
  const here = people.find(({ role }) => role !== 'admin') ?? people[0];
  const otherId = two.includes(me) ? two.find((id) => id !== me) : here?.id;
  const query = MessagesApi.useContactsQuery(otherId === undefined ? skipToken : { id: otherId });
  const contact = query.data?.data.find(({ id }) => id === otherId);
  return { query, otherId, contact };
}
