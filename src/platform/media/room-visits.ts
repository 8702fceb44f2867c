/** A job of this name reports that a user has left a video room. */
export const ROOM_VISIT = 'room-visit';

export interface RoomVisit {
  readonly visitId: string;
  readonly roomId: string;
  readonly userId: string;
  /** ISO 8601 in UTC. */
  readonly from: string;
  readonly until: string;
}
