import { Injectable } from '@nestjs/common';
import { SessionReader } from '../sessions/sessions.queries';

export interface RoomSession {
  readonly id: string;
  readonly people: readonly (string | null)[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly state: 'on' | 'off' | 'over';
}

const STATE = { proposed: 'off', booked: 'on', cancelled: 'off', lapsed: 'over', done: 'over' } as const;

@Injectable()
export class RoomSessions {
  constructor(private readonly sessions: SessionReader) {}

  async find(roomId: string): Promise<RoomSession | undefined> {
    const request = await this.sessions.find(roomId);
    if (!request) return undefined;
    const { id, studentId, counselorId, start, end, state } = request;
    return {
      id,
      people: [studentId, counselorId],
      startsAt: new Date(start),
      endsAt: new Date(end),
      state: STATE[state],
    };
  }
}
