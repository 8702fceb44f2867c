import supertest from 'supertest';
import type { RosterImportResource } from '../contract/rosters';
import { TestApp, type User } from '../test/support/app';
import { eventually } from '../test/support/eventually';
import { figure, measureMs, type Figure } from './figure';

const GOAL_WITHOUT_MAILS_MS = 10_000;

export async function roster(_folder: string, scale: number): Promise<Figure[]> {
  const app = await TestApp.start();
  try {
    const admin = await app.user('admin', 'Ada');
    const created = await app.call('post', '/admin/entity', admin).send({ name: 'Harbor High' });
    return await imported(app, admin, (created.body as { id: string }).id, Math.round(2_000 * scale));
  } finally {
    await app.dispose();
  }
}

async function imported(app: TestApp, admin: User, entityId: string, people: number): Promise<Figure[]> {
  const rows = Array.from({ length: people }, (_, index) => `Pupil,Number,pupil${index}@example.test,11`);
  const file = Buffer.from(['first name,last name,email,grade', ...rows].join('\n'));
  let id = '';
  const checked = await measureMs(async () => {
    const answer = await supertest(app.url)
      .post(`/api/roster-imports?entity_id=${entityId}`)
      .set('token', admin.token)
      .attach('file', file, 'people.csv')
      .expect(201);
    ({ id } = (answer.body as { data: RosterImportResource }).data);
  });
  const act = (path: string, body: object, state: string) =>
    measureMs(async () => {
      await app.call('post', `/roster-imports/${id}/${path}`, admin).send(body);
      await eventually(
        async () => {
          const answer = await app.call('get', `/roster-imports/${id}`, admin).expect(200);
          return (answer.body as { data: RosterImportResource }).data.attributes.state;
        },
        (found) => found === state,
        120_000,
      );
    });
  const ran = await act('run', { send: false }, 'done');
  const mailed = await act('mails', {}, 'done');
  const undone = await act('undo', {}, 'undone');
  const allowed = (name: string, value: number, limit = GOAL_WITHOUT_MAILS_MS) =>
    figure(name, [value, 'ms'], ['allowed', limit], { atMost: 1 });
  return [
    allowed(`a file of ${people} people, checked`, checked, 2_000),
    allowed('the same, each with an account', ran),
    allowed('the same, each with an invitation on its way', mailed),
    allowed('the same, taken back', undone, 3 * GOAL_WITHOUT_MAILS_MS),
  ];
}
