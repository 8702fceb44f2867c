import { join } from 'node:path';
import supertest from 'supertest';
import { colleges } from '../../projections/colleges';
import { collectionOf } from '../../src/kernel/projection';
import { SqliteDocumentStore } from '../../src/platform/document-store/sqlite-document-store';
import { History } from '../../src/platform/history/history';
import { TestApp } from '../support/app';
import { eventually } from '../support/eventually';

jest.setTimeout(90_000);

it('decides nothing by views that lag: an import waits, says so, and counts what it has done', async () => {
  const seeding = await TestApp.start();
  const { dataDir } = seeding;
  const admin = await seeding.user('admin', 'Ada');
  const csv = 'unitid,name,city,state,ceeb\n1,Harbor College,Portside,ME,6001\n2,Hill College,Top,VT,6002';
  const upload = (url: string, file: string) =>
    supertest(url)
      .post('/api/colleges/imports')
      .set('token', admin.token)
      .attach('file', Buffer.from(file), 'c.csv');
  const { body } = await upload(seeding.url, csv).expect(201);
  const { id } = (body as { data: { id: string } }).data;
  await seeding.stop();

  // Another process holds the lease of the projection and does nothing.
  const views = new SqliteDocumentStore(join(dataDir, 'views.db'));
  await views.lease(collectionOf(colleges), 'another process', 600_000);
  const app = await TestApp.start(dataDir, { LOG_LEVEL: 'fatal' });
  const stream = async () =>
    (await app.app.get(History).read(`college-import-${id}`)).map(({ type }) => type);
  try {
    await upload(app.url, csv.replace('Hill', 'Dale')).expect(201);
    await app.call('post', '/colleges', admin).send({ name: 'Valley', ceeb_code: '6003' }).expect(201);
    const refused = await upload(app.url, csv.replace('Hill', 'Vale')).expect(503);
    expect(refused.body).toEqual({
      statusCode: 503,
      code: 'unavailable',
      message: 'What is shown lags behind what was recorded. Please try again in a moment.',
    });
    const running = app.call('post', `/colleges/imports/${id}/run`, admin).send({ publish: true });
    await running.expect(503);
    expect(await stream()).toEqual(['CollegeImportChecked', 'CollegeImportStarted']);
    const { body: readiness } = await supertest(app.url).get('/readyz').expect(503);
    expect(JSON.stringify(readiness)).toContain(`The projection colleges `);

    await views.releaseLease(collectionOf(colleges), 'another process');
    await eventually(stream, (types) => types.includes('CollegeImportFinished'), 30_000);
    const finished = (await app.app.get(History).read(`college-import-${id}`)).at(-1);
    expect(finished!.data.counts).toEqual({ added: 2, changed: 0, unchanged: 0 });
  } finally {
    await app.dispose();
    await views.close();
  }
});
