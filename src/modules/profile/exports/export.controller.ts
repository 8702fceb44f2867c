import { Readable } from 'node:stream';
import { Controller, Get, StreamableFile } from '@nestjs/common';
import { Limits, Roles, USER } from '../../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { StudentExport } from './export';

@Controller('users/export')
@Roles('student')
export class ExportController {
  constructor(private readonly exported: StudentExport) {}

  @Get()
  @Limits({ most: 10, of: 'calls', per: USER, minutes: 60 })
  download(@CurrentUser() { id }: SessionUser): StreamableFile {
    return new StreamableFile(Readable.from(this.exported.textOf(id)), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="export.json"',
    });
  }
}
