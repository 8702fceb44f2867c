import { SUPPORT } from '../../contract/messaging';
import { projections } from '../../src/catalog';
import { Retained } from '../../src/kernel/personal';
import type { User } from './app';
import type { SeededSchool } from './fuzz/seeded-school';

export type Sections = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export const SECTIONS = projections.flatMap(({ exported }) =>
  exported === undefined || exported instanceof Retained ? [] : Object.keys(exported.sections),
);

export async function complete({ app, users, ids }: SeededSchool): Promise<void> {
  const { student, admin, counselor } = users;
  const call = async (method: 'post' | 'put', path: string, user: User, body: object) => {
    const { status, text } = await app.call(method, path, user).send(body);
    if (status >= 300) throw new Error(`${path}: ${text}`);
  };
  await call('post', '/users/about', student, { notes: 'I row.' });
  await call('put', '/notifications/preferences', student, {
    preferences: [{ kind: 'message', in_app: true, mail: false }],
  });
  await call('put', `/admin/students/${student.id}/entitlements/advising`, admin, {
    owned: true,
    reason: 'Paid by school',
  });
  await call('post', `/admin/entity/${ids.entityId!}/user`, admin, { email: student.email });
  await call('post', '/messages', student, { content: 'Thank you', sentTo: counselor.id });
  await call('post', '/messages', student, { content: 'Where is my list?', sentTo: SUPPORT });
  await app.settled();
}
