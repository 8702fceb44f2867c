import { Get, HttpCode, Inject, Param, Post, Req, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type SessionUser } from '../auth/session-user';
import { BodyIfAny, FILE_CHECKS, Limits, QueryIfAny } from '../http/route.decorators';
import { requiredUpload } from '../http/upload';
import type { ImportService } from './import-service';
import type { ImportSteps } from './imports.events';

/** Makes the controller of a kind of imports. Subclasses add path and roles. */
export function ImportController<Steps extends ImportSteps, Answer, Query extends object>(
  service: Type<ImportService<Steps, Answer, Query>>,
  maxBytes: number,
) {
  abstract class Controller {
    @Inject(service) protected readonly imports: ImportService<Steps, Answer, Query>;

    @Get()
    async list(@CurrentUser() user: SessionUser): Promise<{ data: Answer[] }> {
      return { data: await this.imports.list(user) };
    }

    @Get(':id')
    async one(@Param('id') id: string, @CurrentUser() user: SessionUser): Promise<{ data: Answer }> {
      return { data: await this.imports.get(id, user) };
    }

    @Post()
    @Limits(FILE_CHECKS)
    async check(
      @Req() request: FastifyRequest,
      @QueryIfAny() query: object,
      @CurrentUser() user: SessionUser,
    ): Promise<{ data: Answer }> {
      const { filename, file } = await requiredUpload(request, maxBytes);
      return this.one(await this.imports.check(filename, file, query as Query, user), user);
    }

    @Post(':id/run')
    @HttpCode(202)
    async run(
      @Param('id') id: string,
      @BodyIfAny() options: object,
      @CurrentUser() user: SessionUser,
    ): Promise<{ data: Answer }> {
      await this.imports.start(id, options, user);
      return this.one(id, user);
    }

    @Post(':id/undo')
    @HttpCode(202)
    async undo(@Param('id') id: string, @CurrentUser() user: SessionUser): Promise<{ data: Answer }> {
      await this.imports.startUndo(id, user);
      return this.one(id, user);
    }
  }
  return Controller;
}
