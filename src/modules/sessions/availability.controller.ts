import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../contract/calls';
import { Body, Limits, OWN_WRITES, Query, Roles } from '../../platform/http/route.decorators';
import { DEFAULT_SLOT_DAYS, slotDaysIssue } from '../../../contract/sessions';
import { availability as availabilityView } from '../../../projections/sessions/availability';
import { Rejected } from '../../kernel/errors';
import { forbidden } from '../../platform/auth/access.guard';
import { Accounts, CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { dateInNewYork, plusDays, startOfDayInNewYork } from '../../platform/new-york';
import { ruleMessage } from '../../platform/messages';
import { availability } from './availability.decider';
import { SessionQueries } from './session-queries';
import { instant } from './slots';
import { t } from './messages';

const HOUR_MS = 3_600_000;

@Controller('sessions')
export class AvailabilityController {
  constructor(
    private readonly queries: SessionQueries,
    private readonly accounts: Accounts,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Roles('student', 'counselor', 'admin')
  @Get()
  async free(
    @CurrentUser() user: SessionUser,
    @Query() search: ParsedQuery<'GET /sessions'>,
  ): Promise<ResponseOf<'GET /sessions'>> {
    const from = search.from || dateInNewYork();
    const to = search.to || plusDays(from, DEFAULT_SLOT_DAYS);
    const issue = slotDaysIssue(from, to);
    if (issue) throw new Rejected('invalid', ruleMessage(issue));
    const counselors = await this.counselorsFor(user, search.counselorId || undefined);
    const begin = Math.max(Date.parse(startOfDayInNewYork(from)), Date.now());
    const end = Date.parse(startOfDayInNewYork(plusDays(to, 1)));
    return { data: await this.queries.slots(counselors, begin, end) };
  }

  @Roles('counselor')
  @Limits(OWN_WRITES)
  @Post()
  async publish(
    @CurrentUser() { id: counselorId }: SessionUser,
    @Body() { availableTime }: ParsedBody<'POST /sessions'>,
  ): Promise<ResponseOf<'POST /sessions'>> {
    const time = Date.parse(availableTime);
    const end = time + HOUR_MS;
    if ((await this.queries.bookedOf([counselorId], time, end)).length > 0)
      throw new Rejected('conflict', t('slot-booked'));
    const start = instant(time);
    await this.dispatcher.dispatch(availability, counselorId, 'PublishSlot', {
      counselorId,
      start,
      minutes: 60,
    });
    await this.queries.shown(availabilityView);
    return { data: await this.queries.slots([counselorId], time, end) };
  }

  @Roles('counselor')
  @Limits(OWN_WRITES)
  @Delete(':slotId')
  async withdraw(
    @CurrentUser() { id: counselorId }: SessionUser,
    @Param('slotId') slotId: string,
  ): Promise<void> {
    const start = slotId.slice(counselorId.length + 1);
    const time = Date.parse(start);
    if (slotId !== `${counselorId}.${start}` || Number.isNaN(time))
      throw new Rejected('not-found', t('slot-not-found'));
    const { open } = await this.dispatcher.stateOf(availability, counselorId);
    if (open[start] === false) return;
    const booked = await this.queries.bookedOf([counselorId], time, time + 1);
    if (booked.length > 0) throw new Rejected('conflict', t('slot-booked'));
    const slots = await this.queries.slots([counselorId], time, time + HOUR_MS);
    const slot = slots.find(({ id }) => id === slotId);
    if (!slot) throw new Rejected('not-found', t('slot-not-found'));
    const { minutes } = slot.attributes;
    await this.dispatcher.dispatch(availability, counselorId, 'WithdrawSlot', {
      counselorId,
      start,
      minutes,
    });
  }

  private async counselorsFor({ id, role }: SessionUser, counselorId?: string): Promise<readonly string[]> {
    if (counselorId !== undefined && (await this.accounts.roleOf(counselorId)) !== 'counselor')
      throw new Rejected('not-found', t('user-not-found'));
    if (role === 'admin')
      return counselorId === undefined ? this.accounts.withRole('counselor') : [counselorId];
    const own = role === 'counselor' ? [id] : await this.queries.counselorsOf(id);
    if (counselorId === undefined) return own;
    if (!own.includes(counselorId)) throw forbidden();
    return [counselorId];
  }
}
