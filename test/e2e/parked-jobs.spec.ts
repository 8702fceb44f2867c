import type { AuditResource } from '../../contract/admin';
import type { Page } from '../../contract/http';
import { JOB_QUEUE, type JobQueue } from '../../src/platform/jobs/job-queue';
import { Jobs } from '../../src/platform/jobs/jobs';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';

let app: TestApp;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start(undefined, { LOG_LEVEL: 'fatal' });
  admin = await app.user('admin', 'Ada');
});

afterAll(() => app.dispose());

const reason = 'The mail server is back.';
const retry = (id: string, key: string = crypto.randomUUID()) =>
  app.call('post', `/admin/jobs/${id}/retry`, admin).set('idempotency-key', key);
const audited = async () => {
  const { body } = await app.call('get', '/admin/audit?type=JobRetried', admin).expect(200);
  return (body as Page<AuditResource>).data.map(({ attributes }) => attributes);
};

it('a parked job is run again for an admin with a reason, which is audited', async () => {
  let works = false;
  const queue = app.app.get<JobQueue>(JOB_QUEUE);
  queue.process('deliver', async () => {
    if (!works) throw new Error('The mail server is away.');
  });
  const id = await queue.add('deliver', {}, { attempts: 1 });
  await eventually(
    () => app.call('get', '/admin/jobs', admin),
    ({ body }) => (body as { data: object[] }).data.length === 1,
  );

  await retry(id).send({}).expect(422);
  await retry('another').send({ reason }).expect(404);
  expect(await audited()).toEqual([]);

  works = true;
  await retry(id).send({ reason }).expect(204);
  expect(await audited()).toEqual([
    expect.objectContaining({
      sentence: 'Ran the parked job deliver again',
      after: { jobId: id, reason },
      actorRole: 'admin',
    }),
  ]);
  await eventually(
    () => queue.status(id),
    (job) => job?.state === 'completed',
  );
  await retry(id).send({ reason }).expect(404);
});

describe('jobs of one name', () => {
  async function maxConcurrent(name: string, concurrency?: number): Promise<number> {
    const jobs = app.app.get(Jobs);
    const queue = app.app.get<JobQueue>(JOB_QUEUE);
    let running = 0;
    let most = 0;
    const handle = async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running -= 1;
    };
    jobs.handle(name, concurrency === undefined ? handle : { concurrency, handle });
    const ids = await Promise.all(Array.from({ length: 12 }, () => jobs.add(name, {})));
    await Promise.all(ids.map((id) => queue.result(id, 10_000)));
    return most;
  }

  it('run one after the other by default', async () => {
    expect(await maxConcurrent('one-by-one')).toBe(1);
  });

  it('run as many at once as they declare', async () => {
    expect(await maxConcurrent('side-by-side', 4)).toBe(4);
  });
});
