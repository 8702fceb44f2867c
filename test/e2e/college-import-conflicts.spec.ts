import { join } from 'node:path';
import Database from 'better-sqlite3';
import { collegeImportKind } from '../../src/modules/colleges/imports/college-imports';
import { importJobId, importJobs } from '../../src/platform/imports/import-kind';
import { JOB_QUEUE, type JobQueue } from '../../src/platform/jobs/job-queue';
import { TestApp, type User } from '../support/app';
import { delayAppends } from '../support/broken-off';
import { collegeImportsOver } from '../support/college-imports';
import { eventually } from '../support/eventually';

let app: TestApp;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
});

afterAll(() => app.dispose());

const { check, get, run, college } = collegeImportsOver(
  () => app,
  () => admin,
);

/** All processes have slept for longer than a lease is valid. */
function endLeases(): void {
  const documents = new Database(join(app.dataDir, 'views.db'));
  documents.exec('UPDATE _leases SET expires_at = 0');
  documents.close();
}

describe('a college import whose code was taken after the check', () => {
  const file = (unitId: string, name: string, code: string) =>
    `unitid,name,city,state,control,ceeb\n${unitId},${name},Town,VT,public,${code}`;
  const issue = (holder: string, code: string, unitId: string) => ({
    line: 2,
    severity: 'warning',
    message: `${holder} already has the CEEB code ${code}. We’ll use U${unitId} instead.`,
  });

  it('leaves the college of another import unchanged, and reports the line', async () => {
    const first = await check(file('760001', 'Early College', '6101'));
    const second = await check(file('760002', 'Late College', '6101'));
    expect([first.faults, second.faults]).toEqual([[], []]);
    await run(first.id);
    const late = await run(second.id);
    expect(late).toMatchObject({ added: 1, changed: 0, faultCount: 1 });
    expect(late.faults).toEqual([issue('Early College', '6101', '760002')]);
    expect(await college('6101')).toMatchObject({ name: 'Early College', unitId: '760001', version: 0 });
    expect(await college('U760002')).toMatchObject({ name: 'Late College' });
  });

  it('reports each line once, with those of the check', async () => {
    const header = 'unitid,name,city,state,control,ceeb';
    const rows = [
      '760011,One,Town,VT,public,6102',
      '760012,Two,Town,VT,public,6102',
      '76,Three,Town,VT,public,',
    ];
    const { id, faults } = await check([header, ...rows].join('\n'));
    expect(faults).toHaveLength(3);
    expect(await run(id)).toMatchObject({ added: 2, faults, faultCount: 3 });
  });

  it('waits for one of another instance, and adds no college twice', async () => {
    const first = await check(file('760003', 'Shared College', '6103'));
    const second = await check('unitid,name,city,state,control\n760003,Shared College,Town,VT,public');
    const other = await TestApp.start(app.dataDir);
    const held = [app, other].map((instance) =>
      delayAppends(instance, (stream) => stream === 'college-6103'),
    );
    const begin = ({ id }: { id: string }) =>
      app.call('post', `/colleges/imports/${id}/run`, admin).send({ publish: true }).expect(202);
    const isTaken = ({ id }: { id: string }) =>
      eventually(
        () => app.app.get<JobQueue>(JOB_QUEUE).status(importJobId(importJobs(collegeImportKind).run, id, 1)),
        (job) => job?.state === 'active',
      );
    await begin(first);
    await isTaken(first);
    await begin(second);
    await isTaken(second);
    for (const resume of held) resume();
    expect(await run(first.id)).toMatchObject({ added: 1 });
    expect(await run(second.id)).toMatchObject({ added: 0, unchanged: 1, faultCount: 0 });
    expect(await college('6103')).toMatchObject({ name: 'Shared College', version: 0 });
    await other.stop();
  });

  it('adds no college twice if an instance slept until its lease had ended', async () => {
    const first = await check(file('760004', 'Slept Over College', '6104'));
    const second = await check('unitid,name,city,state,control\n760004,Slept Over College,Town,VT,public');
    const other = await TestApp.start(app.dataDir);
    let waiting = 0;
    const held = [app, other].map((instance) =>
      delayAppends(instance, (stream) => stream === 'college-6104' && ++waiting > 0),
    );
    await app.call('post', `/colleges/imports/${first.id}/run`, admin).send({ publish: true }).expect(202);
    await eventually(
      async () => waiting,
      (appends) => appends === 1,
    );
    endLeases();
    await app.call('post', `/colleges/imports/${second.id}/run`, admin).send({ publish: true }).expect(202);
    await eventually(
      () => get(second.id),
      ({ state }) => state === 'done' || waiting === 2,
    );
    for (const resume of held) resume();
    expect(await run(first.id)).toMatchObject({ state: 'done' });
    expect(await run(second.id)).toMatchObject({ state: 'done' });
    expect(await college('U760004')).toMatchObject({ ceebCode: '6104' });
    expect(await college('6104')).toMatchObject({ name: 'Slept Over College', version: 0 });
    await other.stop();
  });
});
