import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { ParsedBody } from '../../../../contract/requests';
import { Body } from '../../../platform/http/request.decorators';
import type { FastifyRequest } from 'fastify';
import type { ResponseOf } from '../../../../contract/calls';
import { IMPORT_MAX_BYTES } from '../../../../contract/college-imports';
import { Roles } from '../../../platform/auth/access.decorators';
import { requiredUpload } from '../../../platform/http/upload';
import { FILE_CHECKS, Limits } from '../../../platform/limits/limits';
import { CollegeImports } from './college-imports';

@Controller('colleges/imports')
@Roles('admin')
export class CollegeImportsController {
  constructor(private readonly imports: CollegeImports) {}

  @Get()
  async list(): Promise<ResponseOf<'GET /colleges/imports'>> {
    return { data: await this.imports.list() };
  }

  @Get(':id')
  async one(@Param('id') id: string): Promise<ResponseOf<'GET /colleges/imports/{id}'>> {
    return { data: await this.imports.get(id) };
  }

  @Post()
  @Limits(FILE_CHECKS)
  async check(@Req() request: FastifyRequest): Promise<ResponseOf<'POST /colleges/imports'>> {
    const upload = await requiredUpload(request, IMPORT_MAX_BYTES);
    const importId = await this.imports.check(upload.filename, upload.file);
    return { data: await this.imports.get(importId) };
  }

  @Post(':id/run')
  @HttpCode(202)
  async run(
    @Param('id') id: string,
    @Body() { publish }: ParsedBody<'POST /colleges/imports/{id}/run'>,
  ): Promise<ResponseOf<'POST /colleges/imports/{id}/run'>> {
    await this.imports.start(id, publish);
    return { data: await this.imports.get(id) };
  }

  @Post(':id/undo')
  @HttpCode(202)
  async undo(@Param('id') id: string): Promise<ResponseOf<'POST /colleges/imports/{id}/undo'>> {
    await this.imports.startUndo(id);
    return { data: await this.imports.get(id) };
  }
}
