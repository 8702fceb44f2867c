import { Controller, Get, Param, Patch, Put } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../contract/calls';
import { Body, Limits, OWN_WRITES, Query, Roles } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher, toBatches } from '../../platform/dispatch/dispatcher';
import { inbox } from './inbox.decider';
import { notification } from './notification.decider';
import { NotificationQueries } from './notification-queries';
import { notificationPreferences } from './preferences.decider';

const MAX_MARKED_AT_ONCE = 1_000;

@Roles('student', 'counselor', 'recommender')
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly queries: NotificationQueries,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get()
  all(
    @Query() { unread, ...page }: ParsedQuery<'GET /notifications'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<ResponseOf<'GET /notifications'>> {
    return this.queries.page(id, unread, page);
  }

  @Get('preferences')
  async preferences(@CurrentUser() user: SessionUser): Promise<ResponseOf<'GET /notifications/preferences'>> {
    return { data: await this.queries.preferencesOf(user) };
  }

  @Limits(OWN_WRITES)
  @Put('preferences')
  async prefer(
    @Body() { preferences }: ParsedBody<'PUT /notifications/preferences'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    const wishes = preferences.flatMap(({ kind, in_app, mail }) => [
      { kind, channel: 'in-app', on: in_app } as const,
      { kind, channel: 'mail', on: mail } as const,
    ]);
    await this.dispatcher.dispatch(notificationPreferences, user.id, 'Prefer', { userId: user.id, wishes });
  }

  @Patch('seen')
  async seeAll(@CurrentUser() { id: userId }: SessionUser): Promise<void> {
    for (const { batch: notifications } of toBatches(await this.queries.unseen(userId), MAX_MARKED_AT_ONCE))
      await this.dispatcher.dispatch(inbox, userId, 'SeeAll', { userId, notifications });
  }

  @Patch(':id')
  async see(@Param('id') notificationId: string, @CurrentUser() { id: userId }: SessionUser): Promise<void> {
    const seenAt = new Date().toISOString();
    await this.dispatcher.dispatch(notification, notificationId, 'See', { notificationId, userId, seenAt });
  }
}
