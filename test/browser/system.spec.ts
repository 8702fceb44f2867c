import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import type { ResponseOf } from '../../contract/calls';
import { threads } from '../../projections/threads/threads';
import { collectionOf } from '../../src/kernel/projection';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { eventually } from '../support/eventually';
import { describeInBrowser, personAt } from './support/browser';
import { withDemoServer } from './support/demo-server';

const REASON = 'It was planted.';
const earlier = threads.version - 1;
const DRIFTED = 'A title that nobody has written';

async function decide(page: Page, button: string, submit: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describeInBrowser('the page of the operator', () => {
  const demo = withDemoServer();

  it('compares a rebuild with two versions and swaps it during reads', async () => {
    const views = new Database(join(demo.dataDir(), 'views.db'));
    const table = `"${collectionOf(threads)}"`;
    const [{ title }] = views
      .prepare<[], { title: string }>(
        `SELECT doc->>'$.fields.title' AS title FROM ${table} WHERE NOT doc->>'$.retired' ORDER BY doc->>'$.order' DESC`,
      )
      .all() as [{ title: string }];
    views
      .prepare(
        `UPDATE ${table} SET doc = json_set(doc, '$.fields.title', ?) WHERE doc->>'$.fields.title' = ?`,
      )
      .run(DRIFTED, title);
    // A previous release would have left this collection.
    const before = collectionOf({ name: threads.name, version: earlier });
    views.exec(`CREATE TABLE IF NOT EXISTS "${before}" AS SELECT * FROM ${table};
      INSERT OR IGNORE INTO _checkpoints (collection, position, event_id)
        SELECT '${before}', position, event_id FROM _checkpoints WHERE collection = '${collectionOf(threads)}'`);
    views.close();

    const student = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    const reader = await student.newPage();
    await reader.goto('/threads');
    await reader.getByRole('heading', { name: DRIFTED }).waitFor();
    const other = await student.newPage();
    await other.goto('/threads');
    const read = other.evaluate(async () => {
      const changes: string[] = [];
      do {
        const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)![1]!;
        const answer = await fetch('/api/threads/all', { headers: { token } });
        const { data } = (await answer.json()) as { data: { attributes: { title: string } }[] };
        const seen = JSON.stringify([answer.status, data.map(({ attributes }) => attributes.title)]);
        if (seen !== changes.at(-1)) changes.push(seen);
      } while (!document.body.hasAttribute('data-enough'));
      return changes.map((one) => JSON.parse(one) as [number, string[]]);
    });

    const admin = await personAt(demo.browser(), demo.url(), 'admin@demo.test');
    const page = await admin.newPage();
    await page.goto('/admin/system');
    await page.getByText(/projections are up to date$/).click();
    await page.getByRole('link', { name: threads.name, exact: true }).click();
    await decide(page, 'Rebuild and compare', 'Rebuild and compare', 'A title looks wrong.');
    await page.getByRole('heading', { name: `Compared with version ${threads.version}` }).waitFor();
    await page.getByText('These documents contain personal data').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^fields$/ })
      .waitFor();
    await reader.reload();
    await reader.getByRole('heading', { name: DRIFTED }).waitFor();

    await decide(page, 'Swap documents', 'Swap documents', 'The history is right.');
    await page.getByText(/^The last rebuild finished/).waitFor();
    await reader.reload();
    await reader.getByRole('heading', { name: title, exact: true }).waitFor();

    await decide(page, `Compare with version ${earlier}`, 'Compare', 'What did the release change?');
    const compared = page.getByRole('heading', { name: `Compared with version ${earlier}` });
    await compared.waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^fields$/ })
      .waitFor();
    await decide(page, 'Swap documents', 'Swap documents', 'It is as it should be.');
    await compared.waitFor({ state: 'detached' });
    await page.getByText(/^The last rebuild finished/).waitFor();
    await other.evaluate(() => document.body.setAttribute('data-enough', ''));
    const [first, ...then] = await read;
    expect(first).toEqual([200, expect.arrayContaining([DRIFTED])]);
    expect(then).toEqual([[200, first![1].map((one) => (one === DRIFTED ? title : one))]]);
    await admin.close();
    await student.close();
  });

  it('shows what stops a projection, and skips it with an audited reason', async () => {
    const store = new SqliteEventStore(join(demo.dataDir(), 'events.db'));
    const metadata = { version: 1, actor: { id: 'system', role: 'system' }, correlationId: 'planted' };
    const poison = { id: randomUUID(), type: 'ThreadEdited', data: { threadId: 'broken' }, metadata };
    await store.append('thread-broken', 'any', [poison]);
    await store.close();

    const admin = await personAt(demo.browser(), demo.url(), 'admin@demo.test');
    const page = await admin.newPage();
    await page.goto('/admin/system');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: threads.name, exact: true }) });
    await row.getByText('Stopped at an event').waitFor();
    await page.getByRole('link', { name: `${threads.name}: Stopped at an event` }).click();
    await page.getByRole('heading', { name: 'Stopped at an event' }).waitFor();
    await page.getByText('thread-broken', { exact: true }).waitFor();
    await page.getByText('"threadId": "broken"').waitFor();
    await decide(page, 'Skip event', 'Skip event', REASON);
    await page.getByRole('heading', { name: 'Stopped at an event' }).waitFor({ state: 'detached' });
    await page.getByText('Up to date').waitFor();

    // The audit projection cannot apply the event either.
    const token = (await admin.cookies()).find(({ name }) => name === 'token')!.value;
    const entries = await eventually(
      async () => {
        await admin.request.post('/api/admin/projections/audit/skip', {
          headers: { token },
          data: { reason: REASON },
        });
        const answer = await admin.request.get('/api/admin/audit?type=ProjectionEventSkipped', {
          headers: { token },
        });
        return ((await answer.json()) as ResponseOf<'GET /admin/audit'>).data;
      },
      (entries) => entries.some(({ attributes }) => attributes.after.projection === threads.name),
    );
    const { attributes } = entries.find(({ attributes: { after } }) => after.projection === threads.name)!;
    expect(attributes).toMatchObject({
      sentence: `Skipped an event of the projection ${threads.name}`,
      actorRole: 'admin',
      after: { projection: threads.name, eventId: poison.id, reason: REASON },
    });
    await admin.close();
  });
});
