import { Controller, Get, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import type { ParsedQuery } from '../../../../contract/requests';
import { Query } from '../../../platform/http/request.decorators';
import { stringify } from 'csv-stringify/sync';
import type { FastifyRequest } from 'fastify';
import type { ResponseOf } from '../../../../contract/calls';
import { ENTRY_COLUMNS, ENTRY_IMPORT_MAX_BYTES } from '../../../../contract/entry-imports';
import { EXAM_CODES } from '../../../../contract/exam-definitions';
import { Roles } from '../../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { requiredUpload } from '../../../platform/http/upload';
import { FILE_CHECKS, Limits } from '../../../platform/limits/limits';
import { dateInNewYork } from '../../../platform/new-york';
import { exampleOf } from './answers-in-cells';
import { ExamEntryImports } from './exam-entry-imports';

@Controller('exams/entry-imports')
@Roles('counselor', 'account_admin', 'exam_admin', 'admin')
export class ExamEntryImportsController {
  constructor(private readonly imports: ExamEntryImports) {}

  @Get()
  async list(@CurrentUser() user: SessionUser): Promise<ResponseOf<'GET /exams/entry-imports'>> {
    return { data: await this.imports.list(user) };
  }

  @Get('template.csv')
  template(@Query() { type }: ParsedQuery<'GET /exams/entry-imports/template.csv'>): StreamableFile {
    const example = [
      'student@example.com',
      type,
      EXAM_CODES[type][0]!,
      dateInNewYork(-1),
      ...exampleOf(type),
    ];
    const csv = stringify([ENTRY_COLUMNS, example], { bom: true });
    return new StreamableFile(Buffer.from(csv), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${type.toLowerCase()}-answers.csv"`,
    });
  }

  @Get(':id')
  async one(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /exams/entry-imports/{id}'>> {
    return { data: await this.imports.get(user, id) };
  }

  @Post()
  @Limits(FILE_CHECKS)
  async check(
    @Req() request: FastifyRequest,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /exams/entry-imports'>> {
    const upload = await requiredUpload(request, ENTRY_IMPORT_MAX_BYTES);
    const importId = await this.imports.check(user, upload.filename, upload.file);
    return { data: await this.imports.get(user, importId) };
  }

  @Post(':id/run')
  @HttpCode(202)
  async run(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /exams/entry-imports/{id}/run'>> {
    await this.imports.start(user, id);
    return { data: await this.imports.get(user, id) };
  }

  @Post(':id/undo')
  @HttpCode(202)
  async undo(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /exams/entry-imports/{id}/undo'>> {
    await this.imports.startUndo(user, id);
    return { data: await this.imports.get(user, id) };
  }
}
