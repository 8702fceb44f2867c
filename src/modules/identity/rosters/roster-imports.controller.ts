import { Controller, Get, HttpCode, Inject, Param, Post, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ResponseOf } from '../../../../contract/calls';
import { ROSTER_COLUMNS, ROSTER_MAX_BYTES } from '../../../../contract/rosters';
import { FILE_CHECKS, Limits, ReadsOnly, Roles } from '../../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { ImportController } from '../../../platform/imports/import.controller';
import { requiredUpload } from '../../../platform/http/upload';
import { csvFile } from '../../../platform/http/csv-file';
import { readHeader } from './roster-file';
import { RosterImports } from './roster-imports';

const EXAMPLES = [
  ['Maya', 'Torres', 'maya.torres@example.com', 'student', '11', 'daniel.reyes@example.com', '2125550100'],
  ['Daniel', 'Reyes', 'daniel.reyes@example.com', 'counselor', '', '', ''],
];

@Controller('roster-imports')
@Roles('account_admin', 'admin')
export class RosterImportsController extends ImportController(RosterImports, ROSTER_MAX_BYTES) {
  @Inject(RosterImports) private readonly rosters: RosterImports;

  @Get('template.csv')
  template(): StreamableFile {
    const header = ROSTER_COLUMNS.map((column) => column.replaceAll('_', ' '));
    return csvFile('people.csv', [header, ...EXAMPLES]);
  }

  @ReadsOnly()
  @Limits(FILE_CHECKS)
  @Post('columns')
  async columns(@Req() request: FastifyRequest): Promise<ResponseOf<'POST /roster-imports/columns'>> {
    const { file } = await requiredUpload(request, ROSTER_MAX_BYTES);
    return { data: await readHeader(file) };
  }

  @Post(':id/mails')
  @HttpCode(200)
  async mail(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /roster-imports/{id}/mails'>> {
    await this.rosters.mail(user, id);
    return this.one(id, user);
  }
}
