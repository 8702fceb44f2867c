import { Controller, Post } from '@nestjs/common';
import type { ParsedBody } from '../../../contract/calls';
import { ANY_ROLE, Body, Limits, OWN_WRITES, Roles } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
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
