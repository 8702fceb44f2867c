import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import type { ParsedBody, ParsedQuery } from '../../../contract/requests';
import { Body, Query } from '../../platform/http/request.decorators';
import type { ResponseOf } from '../../../contract/calls';
import { OPEN_STATES, type Slot } from '../../../contract/sessions';
import { sessionRequests, type SessionRequest } from '../../../projections/sessions/session-requests';
import { Rejected } from '../../kernel/errors';
import { ForStudent, Roles } from '../../platform/auth/access.decorators';
import { RecordsView } from '../../platform/auth/record-views';
import { forbidden } from '../../platform/auth/access.guard';
import { Accounts, CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { OneAtATime } from '../../platform/dispatch/one-at-a-time';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { Limits, OWN_WRITES } from '../../platform/limits/limits';
import { AccessReader } from '../identity/directory/access.queries';
import { Bookings } from './bookings';
import { CreditService } from './credit-service';
import { sessionRequest } from './session-request.decider';
import { SessionQueries } from './session-queries';
import { instant } from './slots';
import { t } from './messages';

@Controller('sessions')
export class SessionsController {
  constructor(
    private readonly views: Views,
    private readonly queries: SessionQueries,
    private readonly accounts: Accounts,
    private readonly access: AccessReader,
    private readonly dispatcher: Dispatcher,
    private readonly oneAtATime: OneAtATime,
    private readonly bookings: Bookings,
    private readonly credits: CreditService,
  ) {}

  @Roles('student')
  @Limits(OWN_WRITES)
  @Post('request')
  async request(
    @CurrentUser() { id: studentId }: SessionUser,
    @Body() { timeRequested, notes, lengthInMinutes: minutes }: ParsedBody<'POST /sessions/request'>,
  ): Promise<ResponseOf<'POST /sessions/request'>> {
    const start = instant(Date.parse(timeRequested));
    const requestId = newId('session-request', start, String(minutes), notes ?? '');
    const request = { requestId, studentId, start, minutes, notes: notes ?? '' };
    await this.withoutOverlap(request, () =>
      this.dispatcher.dispatch(sessionRequest, requestId, 'Request', request),
    );
    await this.credits.hold(studentId, requestId, minutes);
    const requestedAt = new Date().toISOString();
    return this.shown({ ...sessionRequests.empty(requestId), ...request, requestedAt });
  }

  @Roles('student', 'counselor', 'account_admin', 'admin')
  @Get('requests/user/:userId')
  async ofUser(
    @CurrentUser() user: SessionUser,
    @Param('userId') userId: string,
  ): Promise<ResponseOf<'GET /sessions/requests/user/{userId}'>> {
    const role = await this.accounts.roleOf(userId);
    if (role === undefined) throw new Rejected('not-found', t('user-not-found'));
    if (user.id !== userId && user.role !== 'admin') {
      const access = await this.access.mayActFor(user, userId);
      if (access !== 'granted') throw forbidden();
    }
    return { data: await this.queries.requestsOf(userId, role === 'student') };
  }

  @RecordsView('plan', 'parent')
  @ForStudent('studentId', 'parent')
  @Get('times/:studentId')
  async times(@Param('studentId') studentId: string): Promise<ResponseOf<'GET /sessions/times/{studentId}'>> {
    return { data: await this.queries.timesOf(studentId) };
  }

  @Roles('admin')
  @Get('requests')
  async all(
    @Query() { hasCounselor, state, paid, ...page }: ParsedQuery<'GET /sessions/requests'>,
  ): Promise<ResponseOf<'GET /sessions/requests'>> {
    const where = {
      state: state || { in: OPEN_STATES },
      ...(hasCounselor !== undefined && { counselorId: hasCounselor ? { gt: '' } : null }),
      ...(paid !== undefined && { paid }),
    };
    const { data, ...counts } = await this.views.page(sessionRequests, { where, sort: { start: 1 } }, page);
    return { data: await this.queries.resources(data), ...counts };
  }

  @Roles('student', 'counselor', 'admin')
  @Get('info/:roomId')
  async info(
    @CurrentUser() user: SessionUser,
    @Param('roomId') roomId: string,
  ): Promise<ResponseOf<'GET /sessions/info/{roomId}'>> {
    const request = await this.concerned(user, roomId);
    const [data] = await this.queries.resources([request]);
    return { data: data! };
  }

  @Roles('student', 'counselor', 'admin')
  @Limits(OWN_WRITES)
  @Patch('request/:id')
  async reschedule(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() { timeRequested }: ParsedBody<'PATCH /sessions/request/{id}'>,
  ): Promise<ResponseOf<'PATCH /sessions/request/{id}'>> {
    const known = await this.concerned(user, id);
    const { studentId, minutes } = known;
    const start = instant(Date.parse(timeRequested));
    await this.withoutOverlap({ requestId: id, studentId, start, minutes }, () =>
      this.bookings.reschedule(id, start),
    );
    return this.shown({ ...known, start, state: 'proposed', counselorId: null });
  }

  @Roles('admin')
  @Put('request/counselor')
  async assign(
    @Body() { counselorId, sessionRequestId, reason }: ParsedBody<'PUT /sessions/request/counselor'>,
  ): Promise<ResponseOf<'PUT /sessions/request/counselor'>> {
    const request = await this.known(sessionRequestId);
    if ((await this.accounts.roleOf(counselorId)) !== 'counselor')
      throw new Rejected('invalid', t('not-a-counselor'), { counselorId: t('not-a-counselor') });
    await this.bookings.assign(request, counselorId, reason?.trim() || null);
    return this.shown({ ...request, counselorId, state: 'booked' });
  }

  @Roles('student', 'counselor', 'admin')
  @Limits(OWN_WRITES)
  @Delete('request/:id')
  @HttpCode(204)
  async cancel(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    const { studentId } = await this.concerned(user, id);
    await this.bookings.cancel(id);
    await this.credits.refund(studentId, id);
  }

  @Roles('admin')
  @Get('request/:id/counselors')
  async candidates(@Param('id') id: string): Promise<ResponseOf<'GET /sessions/request/{id}/counselors'>> {
    return { data: await this.queries.candidates(await this.known(id)) };
  }

  @Roles('counselor')
  @Limits(OWN_WRITES)
  @Put('request/:id/notes')
  async writeNotes(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() { notes }: ParsedBody<'PUT /sessions/request/{id}/notes'>,
  ): Promise<ResponseOf<'PUT /sessions/request/{id}/notes'>> {
    const request = await this.concerned(user, id);
    await this.dispatcher.dispatch(sessionRequest, id, 'WriteNotes', { counselorId: user.id, notes });
    return this.shown({ ...request, counselorNotes: notes });
  }

  private async known(id: string): Promise<SessionRequest> {
    const request = await this.views.get(sessionRequests, id);
    if (!request) throw new Rejected('not-found', t('session-not-found'));
    return request;
  }

  private async concerned(user: SessionUser, id: string): Promise<SessionRequest> {
    const request = await this.known(id);
    if (user.role !== 'admin' && ![request.studentId, request.counselorId].includes(user.id))
      throw forbidden();
    return request;
  }

  private withoutOverlap<Result>(
    { requestId, studentId, ...slot }: Slot & { readonly requestId: string; readonly studentId: string },
    decide: () => Promise<Result>,
  ): Promise<Result> {
    return this.oneAtATime.decide(`sessions-of-${studentId}`, [sessionRequests], async () => {
      const others = await this.queries.overlapping(studentId, slot);
      if (others.some(({ id }) => id !== requestId)) throw new Rejected('conflict', t('other-session-then'));
      return decide();
    });
  }

  private async shown(request: SessionRequest) {
    return { data: await this.queries.resource(request) };
  }
}
