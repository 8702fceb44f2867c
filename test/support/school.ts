import type { NotificationPage, NotificationPreference } from '../../contract/notifications';
import { Jobs } from '../../src/platform/jobs/jobs';
import type { TestApp, User } from './app';
import { eventually } from './eventually';

const TIMEOUT_MS = 20_000;

export class School {
  private count = 0;

  constructor(
    readonly app: TestApp,
    readonly counselor: User,
  ) {}

  static async open(app: TestApp): Promise<School> {
    return new School(app, await app.user('counselor', 'Daniel'));
  }

  async newStudent(): Promise<User> {
    const letter = String.fromCharCode('a'.charCodeAt(0) + this.count++);
    const student = await this.app.user('student', `Student-${letter}`);
    await this.app.grantAccess(this.counselor, student);
    return student;
  }

  async createTask(fields: object): Promise<string> {
    const task = { type: 'custom', name: 'Draft the essay', ...fields };
    const { body } = await this.app.call('post', '/v2/tasks/', this.counselor).send(task).expect(201);
    return (body as { id: string }).id;
  }

  async assign(taskId: string, students: readonly User[]): Promise<void> {
    const user_ids = students.map(({ id }) => id);
    const path = `/v2/tasks/custom/${taskId}/students`;
    await this.app.call('post', path, this.counselor).send({ user_ids }).expect(200);
  }

  async studentWithTask(fields: object = {}): Promise<{ student: User; taskId: string }> {
    const student = await this.newStudent();
    const taskId = await this.createTask(fields);
    await this.assign(taskId, [student]);
    await this.waitForUnseen(student, 1);
    return { student, taskId };
  }

  async page(user: User, query = ''): Promise<NotificationPage> {
    const { body } = await this.app.call('get', `/notifications${query}`, user).expect(200);
    return body as NotificationPage;
  }

  waitForUnseen(user: User, unseen: number): Promise<NotificationPage> {
    return eventually(
      () => this.page(user),
      (answer) => answer.unseen === unseen,
    );
  }

  async seeAll(user: User): Promise<void> {
    await this.app.call('patch', '/notifications/seen', user).expect(204);
  }

  async prefer(user: User, ...changes: Partial<NotificationPreference>[]): Promise<void> {
    const preferences = changes.map((change) => ({ in_app: true, mail: true, ...change }));
    await this.app.call('put', '/notifications/preferences', user).send({ preferences }).expect(204);
  }

  async hourly(job: string, now: string): Promise<void> {
    await this.app.app.get(Jobs).run(job, { now }, TIMEOUT_MS);
    await this.app.settled();
  }
}

export const messagesOf = ({ data }: NotificationPage) => data.map(({ attributes }) => attributes.message);
