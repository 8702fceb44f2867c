import { createHash } from 'node:crypto';
import { Controller, Delete, Get, Headers, Inject, Param, Post, Res } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, Public, Roles, USER } from '../../platform/http/route.decorators';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Rejected } from '../../kernel/errors';
import { people } from '../../../projections/identity/people';
import { languageOf } from '../../kernel/sentences';
import {
  Accounts,
  Confirmation,
  CurrentUser,
  type SessionUser,
  type SignedIn,
} from '../../platform/auth/session-user';
import { CONFIG, type Config } from '../../platform/config/config';
import { Views } from '../../platform/document-store/views';
import { UsesPassword } from '../../platform/auth/password-concurrency';
import { calendarOf } from './calendar';
import { CalendarFeeds } from './calendar-feeds';
import { CalendarQueries, FEED_ROLES } from './calendar-queries';
import { t, catalogues } from './messages';

/** Serves due dates, deadlines and sessions as a calendar feed; knowing its secret address is the permission. */
@Controller()
export class CalendarController {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly queries: CalendarQueries,
    private readonly accounts: Accounts,
    private readonly confirmation: Confirmation,
    private readonly views: Views,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Roles(...FEED_ROLES)
  @Get('users/calendar-feed')
  async own(@CurrentUser() { id }: SessionUser): Promise<ResponseOf<'GET /users/calendar-feed'>> {
    const feed = await this.feeds.of(id);
    return { data: feed ? { since: feed.since } : null };
  }

  @Roles(...FEED_ROLES)
  @UsesPassword({ most: 10, of: 'calls', per: USER, minutes: 5 })
  @Post('users/calendar-feed')
  async begin(
    @Body() { password }: ParsedBody<'POST /users/calendar-feed'>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<'POST /users/calendar-feed'>> {
    await this.confirmation.require(user, password);
    const { secret, since } = await this.feeds.begin(user.id);
    return { data: { url: `${this.config.publicUrl}/api/calendar/${secret}.ics`, since } };
  }

  @Roles(...FEED_ROLES)
  @Delete('users/calendar-feed')
  end(@CurrentUser() { id }: SessionUser): Promise<void> {
    return this.feeds.end(id);
  }

  @Public()
  @Get('calendar/:secret.ics')
  @ApiResponse({ status: 200 })
  @ApiResponse({ status: 304 })
  async read(
    @Param('secret') secret: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const owner = await this.feeds.ownerOf(secret);
    const actual = owner === undefined ? undefined : await this.accounts.roleOf(owner);
    const role = FEED_ROLES.find((one) => one === actual);
    if (owner === undefined || !role) throw new Rejected('not-found', t('calendar-not-found'));
    // Calendar programs fetch it automatically and send no language.
    const language = languageOf(await this.views.get(people, owner));
    void reply.header('Content-Language', language);
    const texts = catalogues[language];
    const calendar = calendarOf(
      await this.queries.entriesOf(owner, role, texts),
      this.config.productName,
      texts,
    );
    const etag = `W/"${createHash('sha256').update(calendar).digest('base64url')}"`;
    void reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' });
    if (known?.includes(etag)) {
      void reply.status(304);
      return undefined;
    }
    void reply.headers({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calendar.ics"',
    });
    return calendar;
  }
}
