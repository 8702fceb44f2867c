import { Injectable } from '@nestjs/common';

/** What a room has to know of its session. */
export interface RoomSession {
  readonly id: string;
  /** Student and counselor. */
  readonly people: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** It takes place: it has a counselor, and nobody has cancelled it. */
  readonly isOn: boolean;
}

/** Sessions by the id of their room. */
@Injectable()
export class RoomSessions {
  find(_roomId: string): Promise<RoomSession | undefined> {
    return Promise.resolve(undefined);
  }
}
