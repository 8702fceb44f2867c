import { Controller, Get, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import type { ParsedBody, ParsedQuery } from '../../../../contract/requests';
import { Body, Query } from '../../../platform/http/request.decorators';
import { stringify } from 'csv-stringify/sync';
import type { FastifyRequest } from 'fastify';
import type { ResponseOf } from '../../../../contract/calls';
import { placesFrom, ROSTER_COLUMNS, ROSTER_MAX_BYTES } from '../../../../contract/rosters';
import { Roles } from '../../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { ReadsOnly } from '../../../platform/http/reads-only';
import { FILE_CHECKS, Limits } from '../../../platform/limits/limits';
import { requiredUpload } from '../../../platform/http/upload';
import { readHeader } from './roster-file';
import { RosterImports } from './roster-imports';

const EXAMPLES = [
  ['Maya', 'Torres', 'maya.torres@example.com', 'student', '11', 'daniel.reyes@example.com', '2125550100'],
  ['Daniel', 'Reyes', 'daniel.reyes@example.com', 'counselor', '', '', ''],
];

@Controller('roster-imports')
@Roles('account_admin', 'admin')
export class RosterImportsController {
  constructor(private readonly imports: RosterImports) {}

  @Get()
  async list(@CurrentUser() user: SessionUser): Promise<ResponseOf<'GET /roster-imports'>> {
    return { data: await this.imports.list(user) };
  }

  @Get('template.csv')
  template(): StreamableFile {
    const header = ROSTER_COLUMNS.map((column) => column.replaceAll('_', ' '));
    return new StreamableFile(Buffer.from(stringify([header, ...EXAMPLES], { bom: true })), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="people.csv"',
    });
  }

  @ReadsOnly()
  @Post('columns')
  async columns(@Req() request: FastifyRequest): Promise<ResponseOf<'POST /roster-imports/columns'>> {
    const { file } = await requiredUpload(request, ROSTER_MAX_BYTES);
    return { data: await readHeader(file) };
  }

  @Get(':id')
  async one(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /roster-imports/{id}'>> {
    return { data: await this.imports.get(user, id) };
  }

  @Post()
  @Limits(FILE_CHECKS)
  async check(
    @Req() request: FastifyRequest,
    @Query() { entity_id, columns }: ParsedQuery<'POST /roster-imports'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /roster-imports'>> {
    const { filename, file } = await requiredUpload(request, ROSTER_MAX_BYTES);
    const places = columns === undefined ? {} : placesFrom(columns);
    const importId = await this.imports.check(user, entity_id, places, filename, file);
    return { data: await this.imports.get(user, importId) };
  }

  @Post(':id/run')
  @HttpCode(202)
  async run(
    @Param('id') id: string,
    @Body() { send }: ParsedBody<'POST /roster-imports/{id}/run'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /roster-imports/{id}/run'>> {
    await this.imports.start(user, id, send);
    return { data: await this.imports.get(user, id) };
  }

  @Post(':id/mails')
  @HttpCode(200)
  async mail(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /roster-imports/{id}/mails'>> {
    await this.imports.mail(user, id);
    return { data: await this.imports.get(user, id) };
  }

  @Post(':id/undo')
  @HttpCode(202)
  async undo(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /roster-imports/{id}/undo'>> {
    await this.imports.startUndo(user, id);
    return { data: await this.imports.get(user, id) };
  }
}
