import { Controller, Post } from '@nestjs/common';
import type { ParsedBody } from '../../../contract/requests';
import { Body } from '../../platform/http/request.decorators';
import { ANY_ROLE, Roles } from '../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Limits, OWN_WRITES } from '../../platform/limits/limits';
import { Undo } from './undo';

@Controller('undo')
export class UndoController {
  constructor(private readonly undoing: Undo) {}

  @Roles(...ANY_ROLE)
  @Limits(OWN_WRITES)
  @Post()
  undo(@CurrentUser() user: SessionUser, @Body() { request }: ParsedBody<'POST /undo'>): Promise<void> {
    return this.undoing.undo(user, request);
  }
}
