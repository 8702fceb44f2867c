import type { SessionRequestResource, SlotResource } from '../../contract/sessions';
import { plusMinutes } from '../../contract/times';
import { PASS_SESSIONS } from '../../src/modules/sessions/sessions.module';
import { Jobs } from '../../src/platform/jobs/jobs';
import type { TestApp, User } from './app';

const HOUR_MS = 3_600_000;

/** The full hour so many days from now, in UTC. */
export const inDays = (days: number, hour = 18): string => {
  const date = new Date(Date.now() + days * 24 * HOUR_MS);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), hour)).toISOString();
};

export { plusMinutes };

/** Students who ask for sessions, and an admin who gives them to counselors. */
export class Sessions {
  constructor(
    readonly app: TestApp,
    readonly admin: User,
  ) {}

  async request(
    student: User,
    timeRequested: string,
    lengthInMinutes = 60,
    notes = 'My essay',
  ): Promise<string> {
    const body = { timeRequested, lengthInMinutes, notes };
    const answer = await this.app.call('post', '/sessions/request', student).send(body).expect(201);
    return (answer.body as { data: SessionRequestResource }).data.id;
  }

  assign(sessionRequestId: string, counselor: User, reason?: string) {
    return this.app
      .call('put', '/sessions/request/counselor', this.admin)
      .send({ sessionRequestId, counselorId: counselor.id, reason });
  }

  async booked(student: User, counselor: User, time: string, minutes = 60): Promise<string> {
    const id = await this.request(student, time, minutes);
    await this.assign(id, counselor).expect(200);
    return id;
  }

  async of(id: string): Promise<SessionRequestResource> {
    await this.app.settled();
    const { body } = await this.app.call('get', `/sessions/info/${id}`, this.admin).expect(200);
    return (body as { data: SessionRequestResource }).data;
  }

  async stateOf(id: string): Promise<string> {
    return (await this.of(id)).attributes.state;
  }

  async slots(user: User, counselor: User): Promise<string[]> {
    const { body } = await this.app.call('get', `/sessions?counselorId=${counselor.id}`, user).expect(200);
    return (body as { data: SlotResource[] }).data.map(
      ({ attributes }) => `${attributes.startsAt} ${attributes.minutes}`,
    );
  }

  async publish(counselor: User, ...times: readonly string[]): Promise<void> {
    for (const availableTime of times)
      await this.app.call('post', '/sessions', counselor).send({ availableTime }).expect(201);
  }

  async grant(student: User, minutes: number): Promise<void> {
    await this.app
      .call('post', `/users/${student.id}/credits`, this.admin)
      .send({ minutes, reason: 'Paid by bank transfer.' })
      .expect(201);
  }

  /** What time does by then. */
  async pass(now: string): Promise<void> {
    await this.app.app.get(Jobs).run(PASS_SESSIONS, { now }, 20_000);
    await this.app.settled();
  }
}
