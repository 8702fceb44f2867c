import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, Limits, OWN_WRITES, Roles } from '../../platform/http/route.decorators';
import { isCalendarDate } from '../../../contract/dates';
import { availability as availabilityView } from '../../../projections/sessions/availability';
import { Rejected } from '../../kernel/errors';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { dateInNewYork, plusDays } from '../../platform/new-york';
import { availability } from './availability.decider';
import { SessionQueries } from './session-queries';
import type { HoursRange } from './sessions.events';
import { t } from './messages';

@Roles('counselor')
@Controller('sessions/hours')
export class HoursController {
  constructor(
    private readonly queries: SessionQueries,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get()
  async read(@CurrentUser() { id }: SessionUser): Promise<ResponseOf<'GET /sessions/hours'>> {
    return { data: await this.queries.availabilityOf(id) };
  }

  @Limits(OWN_WRITES)
  @Put()
  async setWeek(
    @CurrentUser() { id: counselorId }: SessionUser,
    @Body() { timeZone, weekly }: ParsedBody<'PUT /sessions/hours'>,
  ): Promise<ResponseOf<'PUT /sessions/hours'>> {
    await this.dispatcher.dispatch(availability, counselorId, 'SetWeeklyHours', {
      counselorId,
      timeZone,
      weekly: weekly.map(({ day, from, to }) => ({ day, from, to })),
    });
    return this.shown(counselorId);
  }

  @Limits(OWN_WRITES)
  @Put(':date')
  setDay(
    @CurrentUser() { id }: SessionUser,
    @Param('date') date: string,
    @Body() { hours }: ParsedBody<'PUT /sessions/hours/{date}'>,
  ): Promise<ResponseOf<'PUT /sessions/hours/{date}'>> {
    return this.except(
      id,
      date,
      hours.map(({ from, to }) => ({ from, to })),
    );
  }

  @Limits(OWN_WRITES)
  @Delete(':date')
  clearDay(
    @CurrentUser() { id }: SessionUser,
    @Param('date') date: string,
  ): Promise<ResponseOf<'DELETE /sessions/hours/{date}'>> {
    return this.except(id, date, null);
  }

  private async except(counselorId: string, date: string, hours: readonly HoursRange[] | null) {
    // The day may still be yesterday in the counselor's zone.
    if (!isCalendarDate(date) || date < dateInNewYork(-1) || date > plusDays(dateInNewYork(), 366))
      throw new Rejected('invalid', t('day-invalid'));
    await this.dispatcher.dispatch(availability, counselorId, 'SetException', { counselorId, date, hours });
    return this.shown(counselorId);
  }

  private async shown(counselorId: string) {
    await this.queries.shown(availabilityView);
    return { data: await this.queries.availabilityOf(counselorId) };
  }
}
