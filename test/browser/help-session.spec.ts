import type { Page } from 'playwright-core';
import { describeInBrowser } from './support/browser';
import { violations } from './support/axe';
import { Caller, startVideoServer } from './support/video';

jest.setTimeout(240_000);

const STUDENT = 'Maya Torres';
const COUNSELOR = 'Daniel Reyes';

describeInBrowser('a help session', () => {
  let server: Awaited<ReturnType<typeof startVideoServer>>;
  const callers: Caller[] = [];

  beforeAll(async () => {
    server = await startVideoServer(0);
  });

  afterAll(async () => {
    await Promise.all(callers.map((caller) => caller.close()));
    await server?.end();
  });

  const personAt = async (email: string, path: string) => {
    const caller = await Caller.at(server.url, email);
    callers.push(caller);
    await caller.page.goto(path);
    return caller;
  };

  it('is bought, asked for, given to a counselor, and held, each step seen live by the others', async () => {
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
    expect(await his.count()).toBe(0);
    const row = admin.page.getByRole('row').filter({ hasText: time });
    await row.getByRole('button', { name: `Add Counselor for ${STUDENT}` }).click();
    const dialog = admin.page.getByRole('dialog', { name: `Counselor for ${STUDENT}, ${time}` });
    await dialog.getByRole('radio', { name: new RegExp(`^${COUNSELOR}`) }).check();
    expect(await dialog.getByLabel('Why it may pass unpaid').count()).toBe(0);
    expect(await violations(admin.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add Counselor' }).click();

    await Promise.all([hers, his].map((card) => card.getByText('Booked', { exact: true }).waitFor()));
    // It opens ten minutes before: another one of the two does so now.
    await Promise.all(
      [student, counselor].map(async (caller) => {
        await caller.page.getByRole('link', { name: /^Join the session of/ }).click();
        await caller.enter();
      }),
    );
    await Promise.all([student.speaksWith(COUNSELOR), counselor.speaksWith(STUDENT)]);
    await Promise.all([student.seesMoving(COUNSELOR), counselor.seesMoving(STUDENT)]);
  });
});

/** From what can be bought through the checkout back to the dashboard. */
async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart: 60 minute help session' }).click();
  await page.getByRole('heading', { name: 'Order Details' }).waitFor();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Pay (demonstration)' }).click();
  await page.getByText('Thank you for your purchase!').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.goto('/cart');
  await page.getByText('Your cart is empty.').waitFor();
}

/** Asks for an hour, and answers which. */
async function request(page: Page): Promise<string> {
  await page.goto('/schedule-help');
  await page.getByRole('button', { name: '60 minutes' }).click();
  // The demonstration has given one before.
  await page.getByText('2 sessions of this length paid for').waitFor();
  await page
    .getByRole('radio', { name: /^[0-9]+:00 [AP]M/ })
    .last()
    .check();
  const chosen = await page.getByRole('status').filter({ hasText: '· 60 minutes' }).innerText();
  const time = chosen.split(' · ')[0]!;
  await page.getByRole('textbox', { name: /^What would you like to talk about/ }).fill('My essay');
  await page.getByRole('button', { name: 'Request session' }).click();
  await page.getByText(`Session request sent for ${time}!`).first().waitFor();
  return time;
}
