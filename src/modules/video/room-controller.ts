import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '../../../contract/languages';
import type { RoomAnswer, RoomRequest, RoomRequests } from '../../../contract/video';
import { Rejected, Unavailable } from '../../kernel/errors';
import type { LocalizedMessage } from '../../kernel/sentences';
import type { InRoom } from './room';
import { isBodyOf } from './room-requests';
import { Rooms } from './rooms';
import type { Seat } from './seat';
import { t } from './messages';

interface Request<Name extends RoomRequest> {
  /** Who may send the request: a user with the token of a room, or one inside. */
  readonly access: 'token' | 'inside';
  readonly answer: (
    rooms: Rooms,
    seat: Seat,
    body: RoomRequests[Name]['body'],
  ) => Promise<RoomRequests[Name]['answer']>;
}

const inside = <Name extends InRoom>(name: Name): Request<Name> => ({
  access: 'inside',
  answer: (rooms, seat, body) => rooms.answer(seat, name, body),
});

const requests: { readonly [Name in RoomRequest]: Request<Name> } = {
  'room.join': { access: 'token', answer: (rooms, seat, body) => rooms.join(seat, body) },
  'room.leave': { access: 'inside', answer: (rooms, seat) => rooms.leave(seat) },
  'room.connect': inside('room.connect'),
  'room.produce': inside('room.produce'),
  'room.pause': inside('room.pause'),
  'room.stop': inside('room.stop'),
  'room.consume': inside('room.consume'),
  'room.resume': inside('room.resume'),
};

@Injectable()
export class RoomController {
  private readonly logger = new Logger(RoomController.name);

  constructor(private readonly rooms: Rooms) {}

  async answer<Name extends RoomRequest>(seat: Seat, name: Name, body: unknown): Promise<RoomAnswer<Name>> {
    try {
      if (!isBodyOf(name, body)) throw new Rejected('invalid', t('not-understood'));
      const { access, answer }: Request<Name> = requests[name];
      if (access === 'inside' && !this.rooms.holds(seat)) throw new Rejected('conflict', t('not-in-room'));
      return { ok: true, data: await answer(this.rooms, seat, body) };
    } catch (err) {
      if (err instanceof Rejected || err instanceof Unavailable) return refusal(err.localized, seat.language);
      this.logger.error({ err }, 'A request about a room failed.');
      return refusal(t('room-failed'), seat.language);
    }
  }
}

export const refusal = (message: LocalizedMessage, language: Language) =>
  ({ ok: false, message: message.in(language) }) as const;
