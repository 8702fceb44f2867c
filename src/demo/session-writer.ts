import { Injectable } from '@nestjs/common';
import { plusMinutes } from '../../contract/times';
import type { Actor } from '../kernel/event';
import { Rejected } from '../kernel/errors';
import { availability } from '../modules/sessions/availability.decider';
import { Bookings } from '../modules/sessions/bookings';
import { CreditService } from '../modules/sessions/credit-service';
import { sessionRequest, type SessionRequestCommands } from '../modules/sessions/session-request.decider';
import { Dispatcher } from '../platform/dispatch/dispatcher';
import { newId, SYSTEM } from '../platform/http/request-context';
import { dateInNewYork, NEW_YORK } from '../platform/new-york';
import { as } from './acting';
import { readDemoSessions, type DemoPastSession, type DemoSession } from './content';
import { daysUntil, instantAt } from './instants';

@Injectable()
export class DemoSessions {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly bookings: Bookings,
    private readonly credits: CreditService,
  ) {}

  async write(admin: Actor, counselor: Actor, students: readonly string[]): Promise<void> {
    await as(counselor, () => this.openHours(counselor.id));
    for (const session of readDemoSessions().past) await this.hold(session, admin, counselor, students);
    for (const session of readDemoSessions().sessions) {
      const slot = await this.request(students[session.student]!, session);
      // A session that began before an interrupted start was repeated stays unchanged.
      if (!session.booked || slot.start <= new Date().toISOString()) continue;
      await as(admin, () => this.bookings.assign({ id: slot.requestId, ...slot }, counselor.id, null));
    }
  }

  /** Writes a past session, with each step decided as if at its time. */
  private async hold(past: DemoPastSession, admin: Actor, counselor: Actor, students: readonly string[]) {
    const { requestId, studentId, start, minutes } = await this.request(students[past.student]!, past);
    const step = <Name extends keyof SessionRequestCommands>(
      actor: Actor,
      now: string,
      name: Name,
      data: SessionRequestCommands[Name],
    ) => as(actor, () => this.dispatcher.dispatch(sessionRequest, requestId, name, data), now);
    const end = plusMinutes(start, minutes);
    const assigned = { counselorId: counselor.id, start, paid: true, reason: null };
    try {
      await step(admin, plusMinutes(start, -2 * 24 * 60), 'Assign', assigned);
    } catch (error) {
      // After an interrupted start its time may have passed: it stays unchanged.
      if (error instanceof Rejected) return;
      throw error;
    }
    for (const [userId, present] of [
      [studentId, past.present.student],
      [counselor.id, past.present.counselor],
    ] as const)
      await step(SYSTEM, end, 'Attend', {
        userId,
        visitId: newId('visit', requestId, userId),
        minutes: present,
      });
    await step(SYSTEM, end, 'Pass', { now: end });
    await step(counselor, end, 'WriteNotes', { counselorId: counselor.id, notes: past.counselorNotes });
  }

  private async openHours(counselorId: string): Promise<void> {
    const { weekly, slot, dayOff } = readDemoSessions();
    const week = { counselorId, timeZone: NEW_YORK, weekly };
    await this.dispatcher.dispatch(availability, counselorId, 'SetWeeklyHours', week);
    const free = { counselorId, date: dateInNewYork(daysUntil(dayOff)), hours: [] };
    await this.dispatcher.dispatch(availability, counselorId, 'SetException', free);
    const single = { counselorId, start: instantAt(daysUntil(slot), slot.time), minutes: 60 } as const;
    await this.dispatcher.dispatch(availability, counselorId, 'PublishSlot', single);
  }

  private request(studentId: string, { on, minutes, notes }: Omit<DemoSession, 'booked'>) {
    return as({ id: studentId, role: 'student' }, async () => {
      const requestId = newId('session-request', notes);
      const start = instantAt(daysUntil(on), on.time);
      const command = { requestId, studentId, start, minutes, notes, preferredId: null };
      const { state } = await this.dispatcher.dispatch(sessionRequest, requestId, 'Request', command);
      await this.credits.hold(studentId, requestId, minutes);
      return state!.slot;
    });
  }
}
