import { join } from 'node:path';
import { SqliteJobQueue } from '../../src/platform/jobs/sqlite-job-queue';
import { OFFER_TASK } from '../../src/modules/tasks/tasks.reactions';
import { SYSTEM } from '../../src/platform/http/request-context';
import { Jobs } from '../../src/platform/jobs/jobs';
import { TestApp } from '../support/app';
import { eventually } from '../support/eventually';

it('does a job that an earlier run left in its only attempt', async () => {
  const before = await TestApp.start();
  const { dataDir } = before;
  const admin = await before.user('admin', 'Ada');
  const student = await before.user('student', 'Maya');
  const made = await before.call('post', '/v2/tasks', admin).send({ name: 'Essay', type: 'standard' });
  const { id: taskId } = made.body as { id: string };
  await before.call('post', `/v2/tasks/custom/${taskId}/students`, admin).send({ apply_to_all: true });
  const { body } = await before.call('get', '/v2/tasks/all', student).expect(200);
  const [{ attributes }] = (body as { data: [{ attributes: { taskId: string } }] }).data;
  expect(attributes.taskId).toBe(taskId);
  await before.call('delete', `/v2/tasks/${taskId}/student/${student.id}`, admin).expect(204);
  await before.stop();

  const queue = new SqliteJobQueue(join(dataDir, 'jobs.db'), { onError: () => undefined });
  const jobId = await queue.add(OFFER_TASK, { data: { taskId }, actor: SYSTEM }, { attempts: 1 });
  await queue.close();

  const app = await TestApp.start(dataDir);
  try {
    const ended = await eventually(
      () => app.app.get(Jobs).status(jobId),
      (status) => status?.state === 'completed' || status?.state === 'failed',
    );
    expect(ended).toMatchObject({ state: 'completed' });
  } finally {
    await app.dispose();
  }
});
