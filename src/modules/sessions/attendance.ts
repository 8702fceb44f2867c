import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { idFrom } from '../../platform/http/request-context';
import { RoomVisits, type RoomVisit } from '../../platform/media/room-visits';
import { sessionRequest } from './session-request.decider';

/** Records how long the two of a session were in its room. */
@Injectable()
export class Attendance implements OnModuleInit {
  constructor(
    private readonly visits: RoomVisits,
    private readonly dispatcher: Dispatcher,
  ) {}

  onModuleInit(): void {
    this.visits.on((visit) => this.record(visit));
  }

  private async record({ roomId, userId, from, until }: RoomVisit): Promise<void> {
    await this.dispatcher.dispatch(sessionRequest, roomId, 'Attend', {
      userId,
      visitId: idFrom('visit', roomId, userId, from.toISOString()),
      minutes: Math.ceil((until.getTime() - from.getTime()) / 60_000),
    });
  }
}
