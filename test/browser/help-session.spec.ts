import type { Page } from 'playwright-core';
import { daysUntil, instantAt } from '../../src/demo/instants';
import { eventually } from '../support/eventually';
import { Relay } from '../support/relay';
import { isFullRun } from '../support/test-level';
import { describeInBrowser } from './support/browser';
import { violations } from './support/axe';
import { mediaServers } from './support/media-servers';
import { Caller, startVideoServer } from './support/video';

const STUDENT = 'Maya Torres';
const COUNSELOR = 'Daniel Reyes';

const everyWay = [
  ...mediaServers.map((server) => ({ ...server, loss: 0 })),
  { ...mediaServers[0]!, name: 'the built-in server that loses 5 % of all packets', loss: 0.05 },
];
const ways = isFullRun ? everyWay : everyWay.slice(0, 1);

describeInBrowser.each(ways)('a help session by $name', ({ loss, env }) => {
  // Rooms open ten minutes before the hour; on Mondays at four the demonstration's counselor is free.
  const clockAheadMs = Date.parse(instantAt(daysUntil({ weekday: 1, after: 1 }), '15:52')) - Date.now();
  let server: Awaited<ReturnType<typeof startVideoServer>>;
  let way: Relay;
  const callers: Caller[] = [];

  beforeAll(async () => {
    server = await startVideoServer({ loss, clockAheadMs }, env);
    way = await Relay.to(server.url);
  });

  afterAll(async () => {
    await Promise.all(callers.map((caller) => caller.close()));
    await server?.end();
    await way?.stop();
  });

  const personAt = async (email: string, path: string) => {
    const caller = await Caller.at(way.url, email, { clockAheadMs });
    callers.push(caller);
    await caller.page.goto(path);
    return caller;
  };

  it('is bought, requested, assigned, held over a lost server, and left', async () => {
    const [student, counselor, admin] = await Promise.all([
      personAt('student@demo.test', '/get-help'),
      personAt('counselor@demo.test', '/my-sessions-counselors'),
      personAt('admin@demo.test', '/admin-session-requests?hasCounselor=false'),
    ]);

    await pay(student.page);
    const time = await request(student.page);
    await student.page.getByRole('link', { name: 'My Sessions' }).last().click();
    const hers = student.page.getByRole('article', { name: time });
    await hers.getByText('Proposed', { exact: true }).waitFor();
    await hers.getByText('Paid', { exact: true }).waitFor();
    const his = counselor.page.getByRole('article', { name: time });
    await his.getByText('Proposed', { exact: true }).waitFor();

    await assign(admin.page, time);
    await Promise.all([hers, his].map((card) => card.getByText('Booked', { exact: true }).waitFor()));

    const two = [student, counselor];
    const meet = async () => {
      await Promise.all([student.waitForCallWith(COUNSELOR), counselor.waitForCallWith(STUDENT)]);
      await Promise.all([student.seesMoving(COUNSELOR), counselor.seesMoving(STUDENT)]);
    };
    await Promise.all([hers, his].map((card) => card.getByRole('link', { name: /^Join/ }).click()));
    await Promise.all(two.map((caller) => caller.enter()));
    await meet();
    expect(await violations(student.page)).toEqual([]);

    await student.press('Stop camera');
    await counselor.page.getByText('User disabled video.').waitFor();
    await student.press('Start camera');
    await counselor.page.getByText('User disabled video.').waitFor({ state: 'detached' });
    await counselor.seesMoving(STUDENT);

    await counselor.hears(STUDENT);
    await student.press('Mute');
    await counselor.page.getByText(`${STUDENT} is muted`).waitFor();
    await student.press('Unmute');
    await counselor.hears(STUDENT);
    await counselor.page.getByText(`${STUDENT} is muted`).waitFor({ state: 'detached' });

    const composer = student.page.getByRole('textbox', { name: /^Message to / });
    await composer.fill('Can you see me?');
    await composer.press('Enter');
    await counselor.page.getByText('Can you see me?').last().waitFor();

    way.close();
    await Promise.all(
      two.map(({ page }) => page.getByRole('heading', { name: /^Connection lost/ }).waitFor()),
    );
    const before = way.refusals;
    await eventually(
      () => Promise.resolve(way.refusals - before),
      (refused) => refused >= 2 * two.length,
    );
    way.open();
    await meet();

    await student.press('Leave Room');
    await student.page.getByText('You left the room.').waitFor();
    await counselor.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
    await student.recordsNoMore();
    await counselor.press('Leave Room');
    await counselor.page.getByText('You left the room.').waitFor();
    await counselor.recordsNoMore();
  });
});

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart: 60-minute help session' }).click();
  await page.getByRole('heading', { name: 'Order Details' }).waitFor();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Pay (demonstration)' }).click();
  await page.getByText('Thank you for your purchase!').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.goto('/cart');
  await page.getByText('Your cart is empty.').waitFor();
}

async function request(page: Page): Promise<string> {
  await page.goto('/schedule-help');
  await page.getByRole('button', { name: '60 minutes' }).click();
  await page.getByText('2 paid sessions of this length available').waitFor();
  await page
    .getByRole('radio', { name: new RegExp(`^4:00 PM.* open: ${COUNSELOR}$`) })
    .first()
    .check();
  const chosen = await page.getByRole('status').filter({ hasText: '· 60 minutes' }).innerText();
  const time = chosen.split(' · ')[0]!;
  await page.getByRole('textbox', { name: /^What would you like to talk about/ }).fill('My essay');
  await page.getByRole('button', { name: 'Request session' }).click();
  await page.getByText(`Session request sent for ${time}!`).first().waitFor();
  return time;
}

async function assign(page: Page, time: string): Promise<void> {
  const row = page.getByRole('row').filter({ has: page.getByTitle(time) });
  await row.getByRole('button', { name: `Add Counselor for ${STUDENT}` }).click();
  const dialog = page.getByRole('dialog', { name: `Counselor for ${STUDENT}, ${time}` });
  await dialog.getByRole('radio', { name: new RegExp(`^${COUNSELOR}`) }).check();
  expect(await dialog.getByLabel('Reason for waiving payment').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add Counselor' }).click();
}
