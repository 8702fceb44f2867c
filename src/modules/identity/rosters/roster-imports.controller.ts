import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { IsBoolean, IsUUID } from 'class-validator';
import { stringify } from 'csv-stringify/sync';
import type { FastifyRequest } from 'fastify';
import type { ResponseOf, Body as BodyOf, Query as QueryOf } from '../../../../contract/calls';
import { placesFrom, ROSTER_COLUMNS, ROSTER_MAX_BYTES, rosterRules } from '../../../../contract/rosters';
import { Roles } from '../../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { ReadsOnly } from '../../../platform/http/reads-only';
import { FILE_CHECKS, Limits } from '../../../platform/limits/limits';
import { IfThere, telling, Text } from '../../../platform/http/rule.decorator';
import { requiredUpload } from '../../../platform/http/upload';
import { readHeader } from './roster-file';
import { RosterImports } from './roster-imports';
import { t } from './messages';

class RosterDto implements QueryOf<'POST /roster-imports'> {
  @IfThere() @IsUUID(undefined, telling(t('choose-entity'))) entity_id?: string;
  @IfThere() @Text(rosterRules.columns) columns?: string;
}

class RosterRunDto implements BodyOf<'POST /roster-imports/{id}/run'> {
  @IsBoolean(telling(t('sendYesOrNo'))) send: boolean;
}

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
    @Query() { entity_id, columns }: RosterDto,
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
    @Body() { send }: RosterRunDto,
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
