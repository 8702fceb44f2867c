import { Injectable } from '@nestjs/common';
import { sessionRequests, type SessionRequest } from '../../../projections/sessions/session-requests';
import { Views } from '../../platform/document-store/views';

export { calendarIdOf } from '../../../projections/sessions/session-requests';
export type { SessionRequest };

export type SessionSide = 'studentId' | 'counselorId';

@Injectable()
export class SessionReader {
  static readonly views = [sessionRequests] as const;

  constructor(private readonly views: Views) {}

  find(requestId: string): Promise<SessionRequest | undefined> {
    return this.views.get(sessionRequests, requestId);
  }

  of(side: SessionSide, userId: string): Promise<SessionRequest[]> {
    return this.views.find(sessionRequests, { where: { [side]: userId } });
  }

  between(studentId: string, counselorIds: readonly string[]): Promise<SessionRequest[]> {
    return this.views.find(sessionRequests, { where: { studentId, counselorId: { in: counselorIds } } });
  }

  async studentsAsking(now: string): Promise<Set<string>> {
    const where = { state: 'proposed', start: { gt: now } };
    const requests = await this.views.find(sessionRequests, { where });
    return new Set(requests.map(({ studentId }) => studentId));
  }

  countBookedOf(side: SessionSide, userId: string): Promise<number> {
    return this.views.count(sessionRequests, { [side]: userId, state: 'booked' });
  }

  countBookedWith(side: SessionSide, userId: string, others: readonly string[]): Promise<number> {
    const other = side === 'studentId' ? 'counselorId' : 'studentId';
    return this.views.count(sessionRequests, { [side]: userId, [other]: { in: others }, state: 'booked' });
  }
}
