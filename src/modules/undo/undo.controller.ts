import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ANY_ROLE, Roles } from '../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Limits, OWN_WRITES } from '../../platform/limits/limits';
import { UndoDto } from './undo.dto';
import { Undo } from './undo';

@Controller('undo')
export class UndoController {
  constructor(private readonly undoing: Undo) {}

  @Roles(...ANY_ROLE)
  @Limits(OWN_WRITES)
  @Post()
  @HttpCode(204)
  undo(@CurrentUser() user: SessionUser, @Body() { request }: UndoDto): Promise<void> {
    return this.undoing.undo(user, request);
  }
}
