import { Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../contract/calls';
import { Body, ForStudent, Limits, OWN_WRITES, Query, Roles } from '../../platform/http/route.decorators';
import { OPEN_STATES, type Slot } from '../../../contract/sessions';
import { sessionRequests, type SessionRequest } from '../../../projections/sessions/session-requests';
import { Rejected, requireFound } from '../../kernel/errors';
import { RecordsView } from '../../platform/auth/record-views';
import { forbidden } from '../../platform/auth/access.guard';
import { Accounts, CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { OneAtATime } from '../../platform/dispatch/one-at-a-time';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { AccessReader } from '../identity/directory/directory.queries';
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
    @CurrentUser() user: SessionUser,
    @Body() body: ParsedBody<'POST /sessions/request'>,
  ): Promise<ResponseOf<'POST /sessions/request'>> {
    const { timeRequested, notes, lengthInMinutes: minutes, counselorId: preferredId = null } = body;
    const { id: studentId } = user;
    if (preferredId && !(await this.access.counselorsOf(studentId)).includes(preferredId)) throw forbidden();
    const start = instant(Date.parse(timeRequested));
    const requestId = newId('session-request', start, String(minutes), notes ?? '');
    const request = { requestId, studentId, start, minutes, notes: notes ?? '', preferredId };
    await this.withoutOverlap(request, user, () =>
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
    const role = requireFound(await this.accounts.roleOf(userId), t('user-not-found'));
    if (user.id !== userId && user.role !== 'admin') {
      const access = await this.access.mayActFor(user, userId);
      if (access !== 'granted') throw forbidden();
    }
    return { data: await this.queries.requestsOf(userId, role === 'student') };
  }

  @Roles('counselor')
  @Get('requests/waiting')
  async waiting(@CurrentUser() { id }: SessionUser): Promise<ResponseOf<'GET /sessions/requests/waiting'>> {
    return { data: await this.queries.waitingFor(id, await this.access.counseledBy(id)) };
  }

  @Roles('counselor')
  @Limits(OWN_WRITES)
  @Post('offered')
  async offer(
    @CurrentUser() user: SessionUser,
    @Body() body: ParsedBody<'POST /sessions/offered'>,
  ): Promise<ResponseOf<'POST /sessions/offered'>> {
    const { studentId, timeRequested, lengthInMinutes: minutes } = body;
    if ((await this.accounts.roleOf(studentId)) !== 'student')
      throw new Rejected('not-found', t('user-not-found'));
    await this.admitCounselorOf(user, studentId);
    const start = instant(Date.parse(timeRequested));
    const notes = body.notes ?? '';
    const requestId = newId('session-request', studentId, start, String(minutes), notes);
    const request = { requestId, studentId, start, minutes, notes, preferredId: null };
    await this.withoutOverlap(request, user, () => this.bookings.offer(request, user.id));
    const requestedAt = new Date().toISOString();
    const booked = { counselorId: user.id, state: 'booked', waived: true, requestedAt } as const;
    return this.shown({ ...sessionRequests.empty(requestId), ...request, ...booked });
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
    const slot = { requestId: id, studentId, start, minutes };
    if (known.counselorId === user.id && known.state === 'booked') {
      await this.withoutOverlap(slot, user, () => this.bookings.move(known, user.id, start));
      return this.shown({ ...known, start });
    }
    await this.withoutOverlap(slot, user, () => this.bookings.reschedule(id, start));
    return this.shown({ ...known, start, state: 'proposed', counselorId: null });
  }

  @Roles('counselor', 'admin')
  @Put('request/counselor')
  async assign(
    @CurrentUser() user: SessionUser,
    @Body() { counselorId, sessionRequestId, reason }: ParsedBody<'PUT /sessions/request/counselor'>,
  ): Promise<ResponseOf<'PUT /sessions/request/counselor'>> {
    const request = await this.known(sessionRequestId);
    if (user.role === 'counselor') await this.admitToAccept(user, request, counselorId);
    await this.requireCounselor(counselorId);
    const command = user.role === 'counselor' ? 'Accept' : 'Assign';
    await this.bookings.assign(request, counselorId, reason?.trim() || null, command);
    return this.shown({ ...request, counselorId, state: 'booked' });
  }

  @Roles('counselor', 'admin')
  @Limits(OWN_WRITES)
  @Put('request/:id/declined')
  async decline(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() { reason }: ParsedBody<'PUT /sessions/request/{id}/declined'>,
  ): Promise<ResponseOf<'PUT /sessions/request/{id}/declined'>> {
    const request = await this.known(id);
    await this.admitToReply(user, request);
    await this.dispatcher.dispatch(sessionRequest, id, 'Decline', { counselorId: user.id, reason });
    return this.shown(request);
  }

  @Roles('counselor', 'admin')
  @Limits(OWN_WRITES)
  @Put('request/:id/proposal')
  async propose(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() body: ParsedBody<'PUT /sessions/request/{id}/proposal'>,
  ): Promise<ResponseOf<'PUT /sessions/request/{id}/proposal'>> {
    const { timeRequested, reason, counselorId = user.id } = body;
    const request = await this.known(id);
    await this.admitToReply(user, request, counselorId);
    await this.requireCounselor(counselorId);
    const start = instant(Date.parse(timeRequested));
    const slot = { ...request, requestId: id, start };
    const [availability] = await this.queries.availabilities(counselorId, [slot]);
    if (availability === 'booked') throw new Rejected('conflict', t('slot-booked'));
    await this.withoutOverlap(slot, user, () =>
      this.dispatcher.dispatch(sessionRequest, id, 'ProposeTime', {
        counselorId,
        start,
        reason: reason?.trim() || null,
      }),
    );
    return this.shown(request);
  }

  @Roles('student')
  @Limits(OWN_WRITES)
  @Put('request/:id/proposal/accepted')
  async acceptProposal(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() { counselorId, timeRequested }: ParsedBody<'PUT /sessions/request/{id}/proposal/accepted'>,
  ): Promise<ResponseOf<'PUT /sessions/request/{id}/proposal/accepted'>> {
    const request = await this.concerned(user, id);
    const start = instant(Date.parse(timeRequested));
    await this.withoutOverlap({ ...request, requestId: id, start }, user, () =>
      this.bookings.acceptProposal(request, counselorId, start),
    );
    return this.shown({ ...request, start, counselorId, state: 'booked' });
  }

  @Roles('student', 'counselor', 'admin')
  @Limits(OWN_WRITES)
  @Delete('request/:id')
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
    return requireFound(await this.views.get(sessionRequests, id), t('session-not-found'));
  }

  private async concerned(user: SessionUser, id: string): Promise<SessionRequest> {
    const request = await this.known(id);
    if (user.role !== 'admin' && ![request.studentId, request.counselorId].includes(user.id))
      throw forbidden();
    return request;
  }

  private async admitCounselorOf({ id }: SessionUser, studentId: string): Promise<void> {
    if (!(await this.access.counselorsOf(studentId)).includes(id)) throw forbidden();
  }

  /** Counselors reply to requests of their students in their own name, admins for any counselor. */
  private async admitToReply(user: SessionUser, { studentId }: SessionRequest, counselorId = user.id) {
    if (user.role === 'admin') return;
    if (counselorId !== user.id) throw forbidden();
    await this.admitCounselorOf(user, studentId);
  }

  private async requireCounselor(id: string): Promise<void> {
    if ((await this.accounts.roleOf(id)) !== 'counselor')
      throw new Rejected('invalid', t('not-a-counselor'), { counselorId: t('not-a-counselor') });
  }

  /** Counselors accept only requests of their students, within the hours that they published. */
  private async admitToAccept(user: SessionUser, request: SessionRequest, counselorId: string) {
    if (counselorId !== user.id) throw forbidden();
    await this.admitCounselorOf(user, request.studentId);
    if (request.state === 'booked' && request.counselorId === user.id) return;
    const [availability] = await this.queries.availabilities(user.id, [request]);
    if (availability === 'outside-hours') throw new Rejected('conflict', t('outside-hours'));
  }

  private withoutOverlap<Result>(
    { requestId, studentId, ...slot }: Slot & { readonly requestId: string; readonly studentId: string },
    user: SessionUser,
    decide: () => Promise<Result>,
  ): Promise<Result> {
    return this.oneAtATime.decide(`sessions-of-${studentId}`, [sessionRequests], async () => {
      const others = await this.queries.overlapping(studentId, slot);
      if (others.some(({ id }) => id !== requestId))
        throw new Rejected('conflict', t(user.id === studentId ? 'other-session-then' : 'student-busy'));
      return decide();
    });
  }

  private async shown(request: SessionRequest) {
    return { data: await this.queries.resource(request) };
  }
}
