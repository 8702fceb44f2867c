import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Answer } from '../../../contract/calls';
import { IMPORT_MAX_BYTES } from '../../../contract/college-imports';
import { Rejected } from '../../kernel/errors';
import { Roles } from '../../platform/auth/access.decorators';
import { uploadIn } from '../../platform/http/upload';
import { CollegeImportQueries } from './college-import-queries';
import { CollegeImports } from './college-imports';
import { ImportRunDto } from './colleges.dto';
import { say } from './words';

/** The catalogue from a file. */
@Controller('colleges/imports')
@Roles('admin')
export class CollegeImportsController {
  constructor(
    private readonly imports: CollegeImports,
    private readonly queries: CollegeImportQueries,
  ) {}

  @Get()
  async list(): Promise<Answer<'GET /colleges/imports'>> {
    return { data: await this.queries.list() };
  }

  @Get(':id')
  async one(@Param('id') id: string): Promise<Answer<'GET /colleges/imports/{id}'>> {
    return { data: await this.queries.get(id) };
  }

  @Post()
  async check(@Req() request: FastifyRequest): Promise<Answer<'POST /colleges/imports'>> {
    const upload = await uploadIn(request, IMPORT_MAX_BYTES);
    if (!upload) throw new Rejected('invalid', say('no-file'));
    const importId = await this.imports.check(upload.filename, upload.file);
    return { data: await this.queries.get(importId) };
  }

  @Post(':id/run')
  @HttpCode(202)
  async run(
    @Param('id') id: string,
    @Body() { publish }: ImportRunDto,
  ): Promise<Answer<'POST /colleges/imports/{id}/run'>> {
    await this.imports.start(id, publish);
    return { data: await this.queries.get(id) };
  }

  @Post(':id/undo')
  @HttpCode(202)
  async undo(@Param('id') id: string): Promise<Answer<'POST /colleges/imports/{id}/undo'>> {
    await this.imports.startUndo(id);
    return { data: await this.queries.get(id) };
  }
}
