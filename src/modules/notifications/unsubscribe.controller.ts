import { Controller, Get, Post, Res } from '@nestjs/common';
import type { ParsedQuery } from '../../../contract/calls';
import { ADDRESS, Limits, Public, Query } from '../../platform/http/route.decorators';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { notificationKindsOf } from '../../../contract/notifications';
import { Rejected } from '../../kernel/errors';
import { Accounts } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { UnsubscribeLinks } from '../../platform/mail/unsubscribe-links';
import { notificationPreferences } from './preferences.decider';
import { t } from './messages';

/** Turns mails off for every owner of the link of one of them, signed in or not. */
@Public()
@Controller('notifications/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly accounts: Accounts,
    private readonly dispatcher: Dispatcher,
  ) {}

  /** Changes nothing, since programs that inspect mails open links, too. */
  @Get()
  @ApiResponse({ status: 302 })
  page(@Query() { token }: ParsedQuery<'GET /notifications/unsubscribe'>, @Res() reply: FastifyReply): void {
    void reply.redirect(this.links.pageOf(token), 302);
  }

  @Limits({ most: 60, of: 'calls', per: ADDRESS, minutes: 1 })
  @Post()
  async end(@Query() { token }: ParsedQuery<'POST /notifications/unsubscribe'>): Promise<void> {
    const link = await this.links.read(token);
    const role = link && (await this.accounts.roleOf(link.userId));
    if (!role) throw new Rejected('forbidden', t('invalid-unsubscribe-link'));
    const { userId } = link;
    const kinds = notificationKindsOf(role).filter((kind) => (link.kind ?? kind) === kind);
    const wishes = kinds.map((kind) => ({ kind, channel: 'mail', on: false }) as const);
    await this.dispatcher.dispatch(notificationPreferences, userId, 'Prefer', { userId, wishes });
  }
}
