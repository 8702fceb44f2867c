import { TestApp, type User } from './app';

export interface Fixtures {
  readonly app: TestApp;
  readonly admin: User;
  readonly counselor: User;
  readonly student: User;
  readonly stranger: User;
}

export async function startWithFixtures(): Promise<Fixtures> {
  const app = await TestApp.start();
  const admin = await app.user('admin', 'Ada');
  const counselor = await app.user('counselor', 'Daniel');
  const student = await app.user('student', 'Maya');
  const stranger = await app.user('student', 'Julian');
  await app.grantAccess(counselor, student);
  return { app, admin, counselor, student, stranger };
}
