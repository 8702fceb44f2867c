import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/event';
import { availability } from '../modules/sessions/availability.decider';
import { Bookings } from '../modules/sessions/bookings';
import { CreditKeeper } from '../modules/sessions/credit-keeper';
import { sessionRequest } from '../modules/sessions/session-request.decider';
import { Dispatcher } from '../platform/dispatch/dispatcher';
import { newId } from '../platform/http/request-context';
import { dateInNewYork, NEW_YORK } from '../platform/new-york';
import { as } from './acting';
import { readDemoSessions, type DemoSession } from './content';
import { daysUntil, instantAt } from './instants';

/** When the demonstration's counselor can be asked for, and what students ask for. */
@Injectable()
export class DemoSessions {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly bookings: Bookings,
    private readonly keeper: CreditKeeper,
  ) {}

  async write(admin: Actor, counselor: Actor, students: readonly string[]): Promise<void> {
    await as(counselor, () => this.openHours(counselor.id));
    for (const session of readDemoSessions().sessions) {
      const sitting = await this.request(students[session.student]!, session);
      // One that begun before an interrupted start was repeated stays as it is.
      if (!session.booked || sitting.start <= new Date().toISOString()) continue;
      await as(admin, () => this.bookings.assign({ id: sitting.requestId, ...sitting }, counselor.id, null));
    }
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

  private request(studentId: string, { on, minutes, notes }: DemoSession) {
    return as({ id: studentId, role: 'student' }, async () => {
      const requestId = newId('session-request', notes);
      const asked = { requestId, studentId, start: instantAt(daysUntil(on), on.time), minutes, notes };
      const { state } = await this.dispatcher.dispatch(sessionRequest, requestId, 'Request', asked);
      await this.keeper.hold(studentId, requestId, minutes);
      return state!.sitting;
    });
  }
}
