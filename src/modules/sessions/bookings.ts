import { Injectable } from '@nestjs/common';
import { HALF_HOUR_MS, halfHoursOf, type Slot } from '../../../contract/sessions';
import { access } from '../../../projections/identity/access';
import { nameOf, people } from '../../../projections/identity/people';
import { bookedHours, type BookedHour } from '../../../projections/sessions/booked-hours';
import type { SessionRequest } from '../../../projections/sessions/session-requests';
import { Contended, Rejected } from '../../kernel/errors';
import { Accounts } from '../../platform/auth/session-user';
import { fold } from '../../kernel/decider';
import { Dispatcher, streamOf } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { History } from '../../platform/history/history';
import { currentLanguage, idFrom } from '../../platform/http/request-context';
import { Projector } from '../../platform/projector/projector';
import { counselorHour } from './counselor-hour.decider';
import { credits, isPaid } from './credits.decider';
import { endOf, sessionRequest, type Session } from './session-request.decider';
import { SessionQueries } from './session-queries';
import type { CounselorHourEvents, SessionRequestEvents } from './sessions.events';
import { instant } from './slots';
import { OFFERED, t } from './messages';

type Hour = CounselorHourEvents['HourBooked'];
type Because = SessionRequestEvents['CounselorReleased']['because'];

export type ReservedSlot = Slot & {
  readonly requestId: string;
  readonly studentId: string;
  readonly counselorId: string;
};

type RequestedTime = Pick<SessionRequest, 'id' | 'studentId' | 'start' | 'minutes'>;

const hourIdOf = (counselorId: string, start: string) => idFrom('counselor-hour', counselorId, start);

const hoursOf = ({ requestId, studentId, counselorId, ...slot }: ReservedSlot): Hour[] =>
  halfHoursOf(slot).map((start) => ({
    hourId: hourIdOf(counselorId, start),
    counselorId,
    start,
    requestId,
    studentId,
  }));

const hourIn = ({ id: hourId, bookedAt: _bookedAt, ...hour }: BookedHour): Hour => ({ hourId, ...hour });

export interface ReleaseRequest {
  readonly counselorId: string;
  readonly because: 'role-changed' | 'access-ended';
  readonly studentId?: string;
}

export interface LostSession {
  readonly requestId: string;
  readonly studentId: string;
  readonly counselorId: string;
  readonly because: Because;
  readonly revision: number;
}

/** A request that has not assigned the session this long after reserving an hour was interrupted. */
export const INTERRUPTED_MS = 60_000;

const NEARBY_MS = 7 * 24 * 3_600_000;
const NEARBY = 3;

/** Hours are reserved before the session is assigned; `reconcile` repairs what an interruption leaves. */
@Injectable()
export class Bookings {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly queries: SessionQueries,
    private readonly projector: Projector,
    private readonly accounts: Accounts,
    private readonly history: History,
  ) {}

  async assign(
    request: RequestedTime,
    counselorId: string,
    reason: string | null,
    command: 'Assign' | 'Accept' = 'Assign',
  ): Promise<void> {
    const { id: requestId, studentId, start, minutes } = request;
    const slot = { requestId, studentId, start, minutes };
    const assignment = { counselorId, start, reason };
    await this.dispatcher.check(sessionRequest, requestId, command, { ...assignment, paid: true });
    const { events } = await this.withHours({ ...slot, counselorId }, async () =>
      this.dispatcher.dispatch(sessionRequest, requestId, command, {
        ...assignment,
        paid: await this.isPaid(studentId, requestId),
      }),
    );
    for (const { type, data } of events)
      if (type === 'CounselorAssigned' && data.before !== null)
        await this.free({ ...slot, counselorId: data.before });
  }

  /** Books a session that the counselor offers and the student has not requested. */
  async offer(request: SessionRequestEvents['SessionRequested'], counselorId: string): Promise<void> {
    const { requestId, notes: _notes, preferredId: _preferredId, ...slot } = request;
    await this.withHours({ requestId, ...slot, counselorId }, () =>
      this.dispatcher.dispatch(sessionRequest, requestId, 'Offer', {
        ...request,
        counselorId,
        reason: OFFERED,
      }),
    );
  }

  /** Books the session at the time that the counselor proposed. */
  async acceptProposal(request: RequestedTime, counselorId: string, start: string): Promise<void> {
    const { id: requestId, studentId, minutes } = request;
    const proposal = { counselorId, start };
    await this.dispatcher.check(sessionRequest, requestId, 'AcceptProposal', { ...proposal, paid: true });
    await this.withHours({ requestId, studentId, counselorId, start, minutes }, async () =>
      this.dispatcher.dispatch(sessionRequest, requestId, 'AcceptProposal', {
        ...proposal,
        paid: await this.isPaid(studentId, requestId),
      }),
    );
  }

  /** Moves a booked session without changing its counselor. */
  async move(request: RequestedTime, counselorId: string, start: string): Promise<void> {
    const { id: requestId, studentId, minutes } = request;
    const move = { counselorId, start };
    await this.dispatcher.check(sessionRequest, requestId, 'Move', move);
    const slot = { requestId, studentId, counselorId, minutes };
    const { events } = await this.withHours({ ...slot, start }, () =>
      this.dispatcher.dispatch(sessionRequest, requestId, 'Move', move),
    );
    for (const { type, data } of events) {
      if (type !== 'SessionMoved') continue;
      const present = new Set(hoursOf({ ...slot, start }).map(({ hourId }) => hourId));
      const former = hoursOf({ ...slot, start: data.start.from });
      await this.freeHours(former.filter(({ hourId }) => !present.has(hourId)));
    }
  }

  async reschedule(requestId: string, start: string): Promise<void> {
    const { events } = await this.dispatcher.dispatch(sessionRequest, requestId, 'Reschedule', { start });
    for (const { type, data } of events)
      if (type === 'SessionRescheduled' && data.counselorId !== null)
        await this.free({ ...data, counselorId: data.counselorId, start: data.start.from });
  }

  async cancel(requestId: string): Promise<void> {
    const cancelled = await this.dispatcher.dispatch(sessionRequest, requestId, 'Cancel', {
      because: 'asked',
    });
    for (const { type, data } of cancelled.events)
      if (type === 'SessionCancelled' && data.counselorId !== null)
        await this.free({ ...data, counselorId: data.counselorId });
  }

  /** Completes an interrupted booking: reserves missing hours or releases the counselor, and frees superfluous hours. */
  async reconcile(requestId: string, now: string): Promise<void> {
    await this.projector.caughtUp(bookedHours, people);
    const session = await this.dispatcher.stateOf(sessionRequest, requestId);
    if (session?.state === 'booked' && !(await this.accounts.roleOf(session.slot.studentId))) {
      await this.dispatcher.dispatch(sessionRequest, requestId, 'Cancel', { because: 'account-erased' });
      return this.cancelAll(session.slot.studentId);
    }
    const ended = await this.endedFor(session, now);
    if (ended) {
      await this.release(requestId, session!.counselorId!, ended);
      return;
    }
    const wanted = wantedBy(session);
    const booked = await this.views.find(bookedHours, { where: { requestId } });
    const interrupted = instant(Date.parse(now) - INTERRUPTED_MS);
    const left = booked.filter(
      ({ id, bookedAt }) => bookedAt <= interrupted && !wanted.some(({ hourId }) => hourId === id),
    );
    await this.freeHours(left.map(hourIn));
    for (const hour of wanted) {
      const { state } = await this.tryToBook(hour);
      if (state !== requestId) {
        await this.release(requestId, hour.counselorId, 'hour-taken');
        return;
      }
    }
  }

  async release(requestId: string, counselorId: string, because: Because): Promise<LostSession[]> {
    const { events, revision } = await this.dispatcher.dispatch(sessionRequest, requestId, 'Release', {
      counselorId,
      because,
    });
    const lost = events.flatMap(({ type, data }) => (type === 'CounselorReleased' ? [data] : []));
    for (const slot of lost) await this.free(slot);
    return lost.map(({ studentId }) => ({ requestId, studentId, counselorId, because, revision }));
  }

  /** Releases only while the role or the access is ended; what an undo has restored meanwhile stays. */
  async releaseFormer({ counselorId, because, studentId }: ReleaseRequest): Promise<void> {
    if (!(await this.isFormer(counselorId, because, studentId ?? null))) return;
    const lost = await this.releaseAll(counselorId, because, studentId);
    if (lost.length === 0 || (await this.isFormer(counselorId, because, studentId ?? null))) return;
    for (const session of lost) await this.returnSession(session);
  }

  /** Returns a session to the counselor who lost it, unless the session or the hours have changed since. */
  async returnSession({ requestId, studentId, counselorId, because, revision }: LostSession): Promise<void> {
    const stream = await this.history.read(streamOf(sessionRequest, requestId));
    if (stream.length - 1 !== revision || (await this.isFormer(counselorId, because, studentId))) return;
    const { start, minutes } = fold(sessionRequest, stream)!.slot;
    try {
      const reserved = await this.reserve({ requestId, studentId, counselorId, start, minutes });
      const { state } = await this.dispatcher.dispatch(sessionRequest, requestId, 'Return', { counselorId });
      if (state?.counselorId !== counselorId) await this.freeHours(reserved);
    } catch (error) {
      if (!(error instanceof Rejected) || error instanceof Contended) throw error;
    }
  }

  private async isFormer(counselorId: string, because: Because, studentId: string | null): Promise<boolean> {
    await this.projector.caughtUp(people, access);
    if ((await this.accounts.roleOf(counselorId)) !== 'counselor') return true;
    if (because !== 'access-ended' || studentId === null) return false;
    const entries = await this.views.find(access, { where: { staffId: counselorId, studentId } });
    return !entries.some(({ reasons }) => reasons.includes('session'));
  }

  async releaseAll(counselorId: string, because: Because, studentId?: string): Promise<LostSession[]> {
    await this.projector.caughtUp(bookedHours);
    const hours = await this.views.find(bookedHours, {
      where: { counselorId, start: { gt: instant(Date.now() - HALF_HOUR_MS) } },
    });
    const concerned = hours.filter((hour) => studentId === undefined || hour.studentId === studentId);
    const lost: LostSession[] = [];
    for (const requestId of new Set(concerned.map((hour) => hour.requestId)))
      lost.push(...(await this.release(requestId, counselorId, because)));
    return lost;
  }

  async cancelAll(studentId: string): Promise<void> {
    await this.projector.caughtUp(bookedHours);
    const hours = await this.views.find(bookedHours, { where: { studentId } });
    for (const requestId of new Set(hours.map((hour) => hour.requestId))) {
      const session = await this.dispatcher.stateOf(sessionRequest, requestId);
      if (session?.state === 'booked')
        await this.dispatcher.dispatch(sessionRequest, requestId, 'Cancel', { because: 'account-erased' });
      await this.freeHours(hours.filter((hour) => hour.requestId === requestId).map(hourIn));
    }
  }

  /** The reason for which the counselor must lose the session; the role may have ended while it was assigned. */
  private async endedFor(session: Session | null, now: string): Promise<Because | undefined> {
    if (session?.state !== 'booked' || endOf(session.slot) <= now) return undefined;
    const role = await this.accounts.roleOf(session.counselorId!);
    if (role === 'counselor') return undefined;
    return role === undefined ? 'account-erased' : 'role-changed';
  }

  private async isPaid(studentId: string, requestId: string): Promise<boolean> {
    return isPaid(await this.dispatcher.stateOf(credits, studentId), requestId);
  }

  /** Reserves the hours of the slot for a decision, and frees them if it is refused. */
  private async withHours<Result>(slot: ReservedSlot, decide: () => Promise<Result>): Promise<Result> {
    const reserved = await this.reserve(slot);
    return decide().catch(async (error: unknown) => {
      // After any other error the session may still be booked: `reconcile` releases the hours if it is not.
      if (error instanceof Rejected) await this.freeHours(reserved);
      throw error;
    });
  }

  /** Reserves in order, so that one of two competing requests gets all hours; returns the newly reserved ones. */
  private async reserve(slot: ReservedSlot): Promise<Hour[]> {
    const reserved: Hour[] = [];
    try {
      for (const hour of hoursOf(slot)) {
        const { state, events } = await this.tryToBook(hour);
        if (state !== slot.requestId) throw await this.taken(slot);
        if (events.length > 0) reserved.push(hour);
      }
      return reserved;
    } catch (error) {
      await this.freeHours(reserved);
      throw error;
    }
  }

  /** A repeated request gets its first result, whatever has happened since. */
  private async tryToBook(hour: Hour) {
    try {
      return await this.dispatcher.dispatch(counselorHour, hour.hourId, 'BookHour', hour);
    } catch (error) {
      if (error instanceof Rejected && !(error instanceof Contended)) return { state: null, events: [] };
      throw error;
    }
  }

  private async free(slot: ReservedSlot): Promise<void> {
    await this.freeHours(hoursOf(slot));
  }

  private async freeHours(hours: readonly Hour[]): Promise<void> {
    for (const hour of hours) await this.dispatcher.dispatch(counselorHour, hour.hourId, 'FreeHour', hour);
  }

  private async taken({ counselorId, start, minutes }: ReservedSlot): Promise<Rejected> {
    const time = Date.parse(start);
    const from = Math.max(time - NEARBY_MS, Date.now());
    const slots = await this.queries.slots([counselorId], from, time + NEARBY_MS);
    const distance = (other: string) => Math.abs(Date.parse(other) - time);
    const free = slots
      .filter(({ attributes }) => attributes.minutes >= minutes)
      .map(({ attributes }) => attributes.startsAt)
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, NEARBY)
      .sort();
    const name = nameOf(await this.views.get(people, counselorId), currentLanguage());
    return new Rejected('conflict', t('hour-taken.nearby', { name, start, free }));
  }
}

function wantedBy(session: Session | null): Hour[] {
  if (session?.counselorId == null || (session.state !== 'booked' && session.state !== 'done')) return [];
  return hoursOf({ ...session.slot, counselorId: session.counselorId });
}
