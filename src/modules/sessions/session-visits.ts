import { Injectable } from '@nestjs/common';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import type { RoomVisit } from '../../platform/media/media-server';
import { sessionRequest } from './session-request.decider';

const MINUTE_MS = 60_000;

@Injectable()
export class SessionVisits {
  constructor(private readonly dispatcher: Dispatcher) {}

  /** A short visit is not recorded, so that nobody can lengthen a session's stream by coming and going. */
  async record({ visitId, roomId, userId, from, until }: RoomVisit): Promise<void> {
    const minutes = Math.round((Date.parse(until) - Date.parse(from)) / MINUTE_MS);
    if (minutes > 0)
      await this.dispatcher.dispatch(sessionRequest, roomId, 'Attend', { userId, visitId, minutes });
  }
}
