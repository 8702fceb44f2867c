import { randomUUID } from 'node:crypto';
import type { AuditResource } from '../../contract/admin';
import type { CollegeImportResource } from '../../contract/college-imports';
import { collegeImportKind } from '../../src/modules/colleges/imports/college-imports';
import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/event-store';
import { Uploads } from '../../src/platform/imports/uploads';
import { importJobId, importJobs } from '../../src/platform/imports/import-kind';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext } from '../../src/platform/http/request-context';
import { JOB_QUEUE, type JobQueue } from '../../src/platform/jobs/job-queue';
import { Jobs } from '../../src/platform/jobs/jobs';
import { VAULT, type Vault } from '../../src/platform/vault/vault';
import { TestApp, type User } from '../support/app';
import { codeless, collegeImportsOver, harbor, own } from '../support/college-imports';
import { UnitIds } from '../../src/modules/colleges/imports/unit-ids';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';

let app: TestApp;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
});

afterAll(() => app.dispose());

const { check, get, run, undo, college } = collegeImportsOver(
  () => app,
  () => admin,
);

const edit = (code: string, fields: object) =>
  app.call('patch', `/colleges/${code}`, admin).send(fields).expect(204);

describe('a college import', () => {
  it('stores only its sealing key in the vault and leaves no trace when done', async () => {
    const [vault, documents] = [app.app.get<Vault>(VAULT), app.app.get<DocumentStore>(DOCUMENT_STORE)];
    const inVault = async () => {
      const ids: string[] = [];
      for await (const { kind, id } of vault.all()) if (kind !== 'cursor') ids.push(`${kind} ${id}`);
      return ids.sort();
    };
    const before = await inVault();
    const { id } = await check('unitid,name,city,state,control\n990001,Waiting College,Town,VT,public');
    const waiting = await inVault();
    expect(waiting.filter((entry) => !before.includes(entry))).toEqual([
      expect.stringMatching(/^upload-key /),
    ]);
    expect(await documents.count('uploads', { uploadId: id })).toBe(1);
    expect((await run(id)).state).toBe('done');
    await eventually(
      () => documents.count('uploads', { uploadId: id }),
      (count) => count === 0,
    );
    await eventually(inVault, (entries) => entries.every((entry) => !entry.startsWith('upload-key')));
    await undo(id);
  });

  it('adds what the file states, and changes nothing when run again', async () => {
    const { id } = await check(own(harbor(2000), codeless));
    expect(await run(id)).toMatchObject({ state: 'done', progress: 1, added: 2, changed: 0, unchanged: 0 });
    expect(await college('6001')).toMatchObject({
      ceebCode: '6001',
      unitId: '200001',
      name: 'Harbor College',
      location: 'Portside',
      state: 'ME',
      isPublic: false,
      schoolType: 'Private nonprofit, small city',
      division: 'NCAA D3',
      facStu: '11:1',
      about: '',
      aliases: ['HC', 'Harbor'],
      website: 'https://harbor.example/',
      zip: '04101',
      latitude: 43.6,
      enrollment: 2000,
      admissionRate: 0.42,
      satReading25: 610,
      satReading75: null,
      status: 'published',
      version: 0,
    });
    expect(await college('U200002')).toMatchObject({
      enrollment: null,
      admissionRate: null,
      latitude: null,
      division: 'NAIA',
      schoolType: 'Public, fringe rural area',
      facStu: '',
    });
    const again = await check(own(harbor(2000), codeless));
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await run(again.id)).toMatchObject({ state: 'done', added: 0, changed: 0, unchanged: 2 });
    expect(await college('6001')).toMatchObject({ version: 0 });
    await app.call('get', '/colleges/U200001', admin).expect(200);
  });

  it('keeps the UNITID of its colleges from being added by hand', async () => {
    const [about, school] = [
      { about: 'By the sea.' },
      { division: 'NCAA D3', school_type: 'Private', fac_stu: '11:1' },
    ];
    const college = { ceeb_code: 'U200001', name: 'Harbor College', state: 'ME', location: 'Portside' };
    const { body } = await app
      .call('post', '/colleges/college', admin)
      .send({ ...college, ...about, ...school })
      .expect(409);
    expect(body).toMatchObject({ message: 'Harbor College already has the UNITID 200001.' });
  });

  it('uses the college that an admin has begun to add with its UNITID', async () => {
    const { id } = await check(
      'unitid,name,city,state,control,ceeb\n760006,Begun College,Town,VT,public,6106',
    );
    // The process ended between the reservation and the college.
    await app.app.get(UnitIds).reserve('760006', 'U760006', null);
    await run(id);
    expect(await college('U760006')).toMatchObject({ name: 'Begun College' });
    await app.call('get', '/colleges/6106', admin).expect(404);
  });

  it('keeps its college from coming twice by the undo of a deletion', async () => {
    const file = (code: string) =>
      `unitid,name,city,state,control,ceeb\n760007,Twice College,Town,VT,public,${code}`;
    await run((await check(file('6107'))).id);
    const deleted = await app.call('delete', '/colleges/6107', admin).expect(204);
    const again = await check(file('6108'));
    await run(again.id);
    const restore = () => app.call('post', '/undo', admin).send({ request: deleted.headers['x-request-id'] });
    const { body } = await restore().expect(409);
    expect(body).toMatchObject({ message: 'Twice College already has the UNITID 760007.' });
    await undo(again.id);
    await restore().expect(204);
  });

  it('reads College Scorecard columns and reviews new colleges if asked', async () => {
    const scorecard = [
      'UNITID,INSTNM,CITY,STABBR,ZIP,LATITUDE,LONGITUDE,CONTROL,LOCALE,UGDS,ADM_RATE,SATVR25,SATVR75,SATMT25,' +
        'SATMT75,ACTCM25,ACTCM75,TUITIONFEE_IN,TUITIONFEE_OUT,COSTT4_A,NPT4_PUB,NPT4_PRIV,RET_FT4,C150_4,INSTURL,ALIAS',
      '400001,Scorecard State,Plains,KS,67000,38.5,-98.1,1,32,12000,0.81,500,600,510,620,20,26,9000,21000,24000,' +
        '13000,NULL,0.79,0.55,www.scorecard.example,Score State',
      '400002,Scorecard Private,Plains,KS,67000,38.5,-98.1,2,13,900,NULL,,,,,,,30000,30000,45000,' +
        'NULL,22000,PrivacySuppressed,0.5,,',
    ].join('\r\n');
    const { id } = await check(`\uFEFF${scorecard}`);
    expect(await run(id, false)).toMatchObject({ added: 2 });
    expect(await college('U400001')).toMatchObject({
      status: 'review',
      isPublic: true,
      schoolType: 'Public, distant town',
      netPrice: 13000,
      satMath75: 620,
      act25: 20,
      tuitionOutOfState: 21000,
      retentionRate: 0.79,
      graduationRate: 0.55,
      aliases: ['Score State'],
    });
    expect(await college('U400002')).toMatchObject({ isPublic: false, netPrice: 22000, retentionRate: null });
  });

  it('updates facts but never texts of people, even when it is undone', async () => {
    await edit('6001', { about: 'Ships and sails.', location: 'Old Port' });
    const blank = '200002,Codeless University,Inland,OH,,,,public,,5100,,,,,,,,,';
    const { id, ...dryRun } = await check(own(harbor(2100), blank));
    expect(dryRun).toMatchObject({ added: 0, changed: 2 });
    const live = await LiveClient.connect(app.url, admin.token);
    expect(await run(id)).toMatchObject({ added: 0, changed: 2, unchanged: 0 });
    await live.next(({ name, id: about }) => name === 'college-import.changed' && about === id);
    live.socket.disconnect();
    expect(await college('6001')).toMatchObject({
      enrollment: 2100,
      about: 'Ships and sails.',
      location: 'Old Port',
    });
    expect(await college('U200002')).toMatchObject({ enrollment: 5100, zip: '43001' });
    await edit('6001', { about: 'Sails alone.' });

    expect(await undo(id)).toMatchObject({
      state: 'undone',
      undone: { deleted: 0, restored: 2, kept: 0 },
    });
    expect(await college('6001')).toMatchObject({ enrollment: 2000, about: 'Sails alone.' });
    expect(await college('U200002')).toMatchObject({ enrollment: null });
  });

  it('describes a new college, and refuses a row with too long a text', async () => {
    const row = (unitId: string, about: string, urbanCenter = '') =>
      `${unitId},Described College,Town,VT,public,"${about}",${urbanCenter},Albany,BTV`;
    const described = (...rows: string[]) =>
      check(
        ['unitid,name,city,state,control,about,urban_center_1,urban_center_2,airport', ...rows].join('\n'),
      );
    const { id, ...dryRun } = await described(
      row('800001', 'Two lines,\nand a comma.', 'Burlington'),
      row('800002', 'a'.repeat(5001)),
      row('800003', 'Short.', 'b'.repeat(121)),
    );
    expect(dryRun).toMatchObject({ rows: 3, added: 1 });
    expect(dryRun.faults).toEqual([
      { line: 4, severity: 'error', message: 'About should have a maximum length of 5000.' },
      { line: 5, severity: 'error', message: 'Urban center should have a maximum length of 120.' },
    ]);
    await run(id);
    const written = {
      about: 'Two lines,\nand a comma.',
      urbanCenter1: 'Burlington',
      urbanCenter2: 'Albany',
      airport: 'BTV',
    };
    expect(await college('U800001')).toMatchObject(written);
    const again = await described(row('800001', 'Something else.', 'Montpelier'));
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    await run(again.id);
    expect(await college('U800001')).toMatchObject({ ...written, version: 0 });
  });

  it('is undone once, except for colleges that were edited later', async () => {
    const row = (unitId: string, name: string) => `${unitId},${name},Town,VT,,,,public,,,,,,,,,,,`;
    const { id } = await check(own(row('500001', 'Kept'), row('500002', 'Dropped'), harbor(2500)));
    await run(id);
    await edit('U500001', { about: 'Somebody looked after it.' });
    const outcome = { state: 'undone', undone: { deleted: 1, restored: 1, kept: 1 } };
    expect(await undo(id)).toMatchObject(outcome);
    expect(await college('U500001')).toMatchObject({ name: 'Kept' });
    expect(await college('U500002')).toBeUndefined();
    const before = await college('6001');
    expect(before).toMatchObject({ enrollment: 2000 });
    expect(await undo(id)).toMatchObject(outcome);
    expect(await college('6001')).toEqual(before);
    await app.call('post', `/colleges/imports/${id}/run`, admin).send({ publish: true }).expect(409);
  });

  it('runs in the name of the admin who started it and appears in the audit', async () => {
    await app.settled();
    const { body } = await app.call('get', '/admin/audit?type=CollegeEdited&q=Harbor', admin).expect(200);
    const entries = (body as { data: AuditResource[] }).data;
    const byImport = entries.find(({ attributes }) => attributes.after.enrollment === 2500);
    expect(byImport).toMatchObject({
      attributes: {
        sentence: "Edited the college 'Harbor College' (6001) by an import",
        before: { enrollment: 2000 },
      },
      relationships: { actor: { data: { id: admin.id } } },
    });
  });

  it('is found only if it was checked', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    await app.call('post', `/colleges/imports/${unknown}/run`, admin).send({ publish: true }).expect(404);
    await app.call('get', `/colleges/imports/${unknown}`, admin).expect(404);
    const { body } = await app.call('get', '/colleges/imports', admin).expect(200);
    expect((body as { data: CollegeImportResource[] }).data[0]!.attributes.state).toBe('undone');
  });
});

it('an import leaves no file name or error text in clear in the history', async () => {
  const { id } = await check('unitid,name,city,state,control\n740001,Gone College,Town,VT,public');
  await app.app.get(Uploads).remove(id);
  const failed = await run(id);
  expect(failed).toMatchObject({ state: 'failed', reason: 'The file is no longer stored. Upload it again.' });
  const stored = [];
  for await (const { events } of app.app.get<EventStore>(EVENT_STORE).readAll({ after: 0n }))
    stored.push(...events.filter(({ stream }) => stream === `college-import-${id}`));
  expect(stored.map(({ type }) => type)).toEqual(['ImportChecked', 'ImportStarted', 'ImportFailed']);
  for (const { data } of stored) expect(data.fileName).not.toContain(failed.fileName);
  expect(stored[2]!.data).toMatchObject({ reason: 'upload-gone', ownerId: admin.id });
});

it('an import recorded under former names is shown and can be undone', async () => {
  const importId = randomUUID();
  const file = { importId, fileName: 'first.csv' };
  const counts = { added: 1, changed: 0, unchanged: 0 };
  const steps = [
    ['Checked', { ...file, encoding: 'UTF-8', rows: 1, counts, faults: [], faultCount: 0 }],
    ['Started', { ...file, publish: true }],
    ['Finished', { ...file, counts }],
  ] as const;
  const events = steps.map(([step, data]) => ({
    id: randomUUID(),
    type: `CollegeImport${step}`,
    data,
    metadata: { version: 1, actor: { id: admin.id, role: 'admin' }, correlationId: importId },
  }));
  await app.app.get<EventStore>(EVENT_STORE).append(`college-import-${importId}`, 'no-stream', events);
  await app.settled();
  expect(await get(importId)).toMatchObject({
    fileName: 'first.csv',
    state: 'done',
    added: 1,
    faultCount: 0,
  });
  expect(await undo(importId)).toMatchObject({
    state: 'undone',
    undone: { deleted: 0, restored: 0, kept: 0 },
  });
  await app.call('get', `/exams/form-imports/${importId}`, admin).expect(404);
  const { body } = await app.call('get', `/admin/audit?type=ImportStarted`, admin).expect(200);
  const [entry] = (body as { data: AuditResource[] }).data.filter(
    ({ attributes }) => attributes.stream === `college-import-${importId}`,
  );
  expect(entry!.attributes).toMatchObject({
    sentence: 'Started importing colleges from a file',
    after: { status: 'published' },
  });
});

it('the list of imports has the latest hundred, newest first', async () => {
  const dispatcher = app.app.get(Dispatcher);
  const ids = Array.from({ length: 101 }, (_, index) => `listed-${index}`);
  const context = { actor: { id: admin.id, role: 'admin' }, correlationId: 'many-imports' };
  await runInContext({ ...context, written: new WrittenPositions() }, async () => {
    for (const importId of ids)
      await dispatcher.dispatch(collegeImportKind.decider, importId, 'Check', {
        ...{ importId, ownerId: admin.id, fileName: 'many.csv', encoding: 'UTF-8', rows: 1 },
        ...{ details: { added: 1, changed: 0, unchanged: 0 }, faults: [], faultCount: 0 },
      });
  });
  await app.settled();
  const { body } = await app.call('get', '/colleges/imports', admin).expect(200);
  const listed = (body as { data: CollegeImportResource[] }).data;
  expect(listed).toHaveLength(100);
  const times = listed.map(({ attributes }) => attributes.createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(listed.map(({ id }) => id)).toContain('listed-100');
});

describe('a college import whose job has failed for good', () => {
  const jobs = importJobs(collegeImportKind);
  const file = (unitId: string) =>
    `unitid,name,city,state,control\n${unitId},Given Up College,Town,VT,public`;
  /** A job that cannot be read is parked at once. */
  const park = async (name: string, id: string, revision: number) => {
    const queue = app.app.get<JobQueue>(JOB_QUEUE);
    const job = importJobId(name, id, revision);
    await queue.add(name, null, { id: job, attempts: 1 });
    await eventually(
      () => queue.status(job),
      (status) => status?.state === 'failed',
    );
  };
  const lookAfterParked = () => app.app.get(Jobs).run(jobs.endParked, {}, 20_000);
  const start = (id: string, what: string) =>
    app.call('post', `/colleges/imports/${id}/${what}`, admin).send({ publish: true }).expect(202);

  it('is shown as failed, and can be run again', async () => {
    const { id } = await check(file('730001'));
    await park(jobs.run, id, 1);
    await start(id, 'run');
    await lookAfterParked();
    expect(await get(id)).toMatchObject({ state: 'failed', reason: expect.stringMatching(/./) });
    expect(await run(id)).toMatchObject({ state: 'done', added: 1 });
  });

  it('can be run again or undone before maintenance handles it', async () => {
    const { id } = await check(file('730002'));
    await park(jobs.run, id, 1);
    await start(id, 'run');
    expect(await run(id)).toMatchObject({ state: 'done', added: 1 });
    await park(jobs.undo, id, 5);
    await start(id, 'undo');
    expect(await undo(id)).toMatchObject({ state: 'undone', undone: { deleted: 1 } });
  });
});
