import { Injectable } from '@nestjs/common';
import { people } from '../../../projections/identity/people';
import { Rejected } from '../../kernel/errors';
import type { SessionUser } from '../../platform/auth/session-user';
import { PurposeTokens } from '../../platform/auth/purpose-tokens';
import { Views } from '../../platform/document-store/views';
import { RoomAccess, type Admission } from './room-access';
import { t } from './messages';

const PURPOSE = 'video-room';
const MINUTES = 5;

interface Pass {
  readonly room: string;
  readonly user: string;
  readonly name: string;
}

export interface Entrance extends Admission {
  readonly name: string;
}

@Injectable()
export class RoomPasses {
  constructor(
    private readonly tokens: PurposeTokens,
    private readonly access: RoomAccess,
    private readonly views: Views,
  ) {}

  async give(user: SessionUser, room: string, identity: string | undefined): Promise<string> {
    await this.access.admit(user, room);
    const person = await this.views.get(people, user.id);
    const own = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
    const pass: Pass = { room, user: user.id, name: own || identity || user.id };
    return this.tokens.sign(PURPOSE, pass, MINUTES);
  }

  async roomOf(token: string): Promise<string | undefined> {
    return (await this.tokens.read<Pass>(PURPOSE, token))?.room;
  }

  /** Access may have ended since the token was issued. */
  async check(user: SessionUser, token: string): Promise<Entrance> {
    const pass = await this.tokens.read<Pass>(PURPOSE, token);
    if (pass?.user !== user.id) throw new Rejected('unauthenticated', t('token-stale'));
    return { ...(await this.access.admit(user, pass.room)), name: pass.name };
  }
}
