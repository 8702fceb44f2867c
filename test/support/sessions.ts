import type { SessionRequestResource, SlotResource } from '../../contract/sessions';
import { plusMinutes } from '../../contract/times';
import { bookedHours } from '../../projections/sessions/booked-hours';
import { PASS_SESSIONS } from '../../src/modules/sessions/sessions.module';
import { Views } from '../../src/platform/document-store/views';
import { Jobs } from '../../src/platform/jobs/jobs';
import type { TestApp, User } from './app';

const HOUR_MS = 3_600_000;

/** Start of the file's run, so that the days do not change at midnight. */
const BEGUN = Date.now();

/** Returns a full hour of a later day, in UTC. */
export const inDays = (days: number, hour = 18): string => {
  const date = new Date(BEGUN + days * 24 * HOUR_MS);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), hour)).toISOString();
};

export { plusMinutes };

export class SessionFixtures {
  private count = 0;

  constructor(public app: TestApp) {}

  letters(): string {
    const letter = (index: number) => String.fromCharCode(97 + index);
    return letter(Math.floor(this.count / 26)) + letter(this.count++ % 26);
  }

  async next(): Promise<Record<'student' | 'counselor' | 'other', User>> {
    const name = this.letters();
    const counselor = await this.app.user('counselor', `Daniel-${name}`);
    const other = await this.app.user('counselor', `Ruth-${name}`);
    const student = await this.app.user('student', `Maya-${name}`);
    await this.app.grantAccess(counselor, student);
    return { student, counselor, other };
  }
}

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

  cancel(id: string, user: User) {
    return this.app.call('delete', `/sessions/request/${id}`, user);
  }

  async hoursOf({ id: counselorId }: User): Promise<string[]> {
    await this.app.settled();
    const hours = await this.app.app.get(Views).find(bookedHours, { where: { counselorId } });
    return hours.map(({ start, requestId }) => `${start} ${requestId}`).sort();
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

  async pass(now: string): Promise<void> {
    await this.app.app.get(Jobs).run(PASS_SESSIONS, { now }, 20_000);
    await this.app.settled();
  }
}
