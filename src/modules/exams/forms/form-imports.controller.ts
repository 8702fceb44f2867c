import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { ParsedQuery } from '../../../../contract/requests';
import { Query } from '../../../platform/http/request.decorators';
import type { FastifyRequest } from 'fastify';
import type { ResponseOf } from '../../../../contract/calls';
import { FORM_IMPORT_MAX_BYTES } from '../../../../contract/exam-forms';
import { Roles } from '../../../platform/auth/access.decorators';
import { requiredUpload } from '../../../platform/http/upload';
import { FILE_CHECKS, Limits } from '../../../platform/limits/limits';
import { FormImports } from './form-imports';

@Controller('exams/form-imports')
@Roles('admin', 'exam_admin')
export class FormImportsController {
  constructor(private readonly imports: FormImports) {}

  @Get()
  async list(): Promise<ResponseOf<'GET /exams/form-imports'>> {
    return { data: await this.imports.list() };
  }

  @Get(':id')
  async one(@Param('id') id: string): Promise<ResponseOf<'GET /exams/form-imports/{id}'>> {
    return { data: await this.imports.get(id) };
  }

  @Post()
  @Limits(FILE_CHECKS)
  async check(
    @Req() request: FastifyRequest,
    @Query() { type, code }: ParsedQuery<'POST /exams/form-imports'>,
  ): Promise<ResponseOf<'POST /exams/form-imports'>> {
    const upload = await requiredUpload(request, FORM_IMPORT_MAX_BYTES);
    const target = { type: type || undefined, code: code || undefined };
    return { data: await this.imports.get(await this.imports.check(upload.filename, upload.file, target)) };
  }

  @Post(':id/run')
  @HttpCode(202)
  async run(@Param('id') id: string): Promise<ResponseOf<'POST /exams/form-imports/{id}/run'>> {
    await this.imports.start(id);
    return { data: await this.imports.get(id) };
  }

  @Post(':id/undo')
  @HttpCode(202)
  async undo(@Param('id') id: string): Promise<ResponseOf<'POST /exams/form-imports/{id}/undo'>> {
    await this.imports.startUndo(id);
    return { data: await this.imports.get(id) };
  }
}
