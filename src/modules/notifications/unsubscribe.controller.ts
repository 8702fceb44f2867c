import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/auth/access.decorators';
import { ADDRESS, Limits } from '../../platform/limits/limits';
import { MailLinkDto } from './notifications.dto';
import { Unsubscribing } from './unsubscribing';

/** The address that mails name in `List-Unsubscribe`, for mail programs. */
@Public()
@Controller('notifications/unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribing: Unsubscribing) {}

  /** Ends nothing: programs that look into mails open links, too. */
  @Get()
  @ApiResponse({ status: 302 })
  page(@Query() { token }: MailLinkDto, @Res() reply: FastifyReply): void {
    void reply.redirect(this.unsubscribing.pageFor(token), 302);
  }

  @Limits({ most: 60, of: 'calls', per: ADDRESS, minutes: 1 })
  @Post()
  @HttpCode(204)
  async end(@Query() { token }: MailLinkDto): Promise<void> {
    await this.unsubscribing.end(token);
  }
}
