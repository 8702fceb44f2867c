import { join } from 'node:path';
import { SqliteJobQueue } from '../../src/platform/jobs/sqlite-job-queue';
import { RECONCILE_SESSION_ACCESS } from '../../src/modules/identity/access/access.reactions';
import { OFFER_TASK } from '../../src/modules/tasks/tasks.reactions';
import { SYSTEM } from '../../src/platform/http/request-context';
import { Jobs } from '../../src/platform/jobs/jobs';
import { TestApp } from '../support/app';
import { eventually } from '../support/eventually';

it('jobs left by an earlier run are done once every module has started', async () => {
  const before = await TestApp.start();
  const { dataDir } = before;
  const admin = await before.user('admin', 'Ada');
  const student = await before.user('student', 'Maya');
  const counselor = await before.user('counselor', 'Daniel');
  const made = await before.call('post', '/v2/tasks', admin).send({ name: 'Essay', type: 'standard' });
  const { id: taskId } = made.body as { id: string };
  await before.call('post', `/v2/tasks/custom/${taskId}/students`, admin).send({ apply_to_all: true });
  const { body } = await before.call('get', '/v2/tasks/all', student).expect(200);
  const [{ attributes }] = (body as { data: [{ attributes: { taskId: string } }] }).data;
  expect(attributes.taskId).toBe(taskId);
  await before.call('delete', `/v2/tasks/${taskId}/student/${student.id}`, admin).expect(204);
  await before.stop();

  const left = {
    [OFFER_TASK]: { taskId },
    [RECONCILE_SESSION_ACCESS]: { studentId: student.id, staffIds: [counselor.id] },
  };
  const queue = new SqliteJobQueue(join(dataDir, 'jobs.db'), { onError: () => undefined });
  const add = ([job, data]: [string, object]) => queue.add(job, { data, actor: SYSTEM }, { attempts: 1 });
  const jobIds = await Promise.all(Object.entries(left).map(add));
  await queue.close();

  const app = await TestApp.start(dataDir);
  try {
    const statuses = () => Promise.all(jobIds.map((id) => app.app.get(Jobs).status(id)));
    const ended = await eventually(statuses, (found) =>
      found.every((status) => status?.state === 'completed' || status?.state === 'failed'),
    );
    expect(ended).toMatchObject(jobIds.map(() => ({ state: 'completed' })));
  } finally {
    await app.dispose();
  }
});
