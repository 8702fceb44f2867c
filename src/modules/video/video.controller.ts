import { Controller, Post } from '@nestjs/common';
import { STUDENTS_AND_STAFF } from '../../../contract/roles';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, Limits, Roles, USER } from '../../platform/http/route.decorators';
import { Malformed } from '../../kernel/errors';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { RoomPasses } from './room-passes';
import { RoomPeers } from './room-peers';
import { t } from './messages';

@Controller('session-token')
export class VideoController {
  constructor(
    private readonly passes: RoomPasses,
    private readonly peers: RoomPeers,
  ) {}

  @Roles(...STUDENTS_AND_STAFF)
  @Limits({ most: 60, of: 'calls', per: USER, minutes: 1 })
  @Post()
  async token(
    @CurrentUser() user: SessionUser,
    @Body() { sessionId, identity, ...body }: ParsedBody<'POST /session-token'>,
  ): Promise<ResponseOf<'POST /session-token'>> {
    const room = body.room ?? sessionId;
    if (!room) throw new Malformed(t('room-unnamed'), { room: t('room-unnamed') });
    const token = await this.passes.give(user, room, identity);
    const others = (await this.peers.present(room)).filter(({ id }) => id !== user.id);
    return { token, present: others.map(({ name }) => name) };
  }
}
