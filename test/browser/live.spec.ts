import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { describeInBrowser, personAt } from './support/browser';
import { withDemoServer } from './support/demo-server';

const JWT_SECRET = 'the secret that this test signs a token of its own with';

interface Payload {
  readonly sid: string;
  readonly iat: number;
  readonly exp: number;
}

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Payload;

function signed(token: string, payload: Payload): string {
  const unsigned = `${token.split('.')[0]}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return `${unsigned}.${createHmac('sha256', JWT_SECRET).update(unsigned).digest('base64url')}`;
}

const composerOf = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const linesOf = (page: Page) => page.getByRole('region', { name: /^Messages with / }).getByRole('listitem');

async function textsFrom(page: Page, first: string): Promise<string[]> {
  const texts = await linesOf(page).locator('[data-state]').allTextContents();
  return texts.slice(texts.indexOf(first));
}

const hasTexts = (page: Page, expected: readonly string[]) =>
  eventually(
    () => textsFrom(page, expected[0]!),
    (texts) => texts.join('\n') === expected.join('\n'),
  );

const sentLine = (page: Page, text: string) =>
  linesOf(page).locator('[data-state="sent"]').getByText(text, { exact: true });

async function write(page: Page, text: string): Promise<void> {
  await composerOf(page).fill(text);
  await composerOf(page).press('Enter');
}

describeInBrowser('a student and the counselor', () => {
  const demo = withDemoServer({ JWT_SECRET });

  it('see each other’s changes without a reload', async () => {
    const [student, counselor] = await Promise.all([
      personAt(demo.browser(), demo.url(), 'student@demo.test'),
      personAt(demo.browser(), demo.url(), 'counselor@demo.test'),
    ]);
    const [hers, his] = await Promise.all([student.newPage(), counselor.newPage()]);

    await hers.goto('/tasks');
    await hers.getByText('Prepare for interviews').first().waitFor();
    await his.goto('/counselor/counselor-students');
    await his
      .getByRole('row', { name: /Maya\s+Torres/ })
      .getByRole('link', { name: /Tasks/ })
      .click();
    await his.getByText('Prepare for interviews').first().waitFor();

    await his.getByRole('tab', { name: 'ADD A NEW TASK' }).click();
    await his.locator('input[name="name"]').fill('Bring two photographs');
    await his.locator('input[name="due_date"]').fill('2030-01-15');
    await his.getByRole('button', { name: /^Add task/ }).click();
    await his.getByText('New custom task added').waitFor();
    await hers.getByText('Bring two photographs').waitFor();

    await his.getByRole('tab', { name: 'SUBMITTED TASKS' }).click();
    const row = his.getByRole('row', { name: /Bring two photographs/ });
    await row.getByRole('checkbox', { checked: false }).waitFor();
    await hers.getByRole('checkbox', { name: /Bring two photographs/ }).press('Space');
    await hers.getByText('Task set to completed').waitFor();
    await row.getByRole('checkbox', { checked: true }).waitFor();

    await Promise.all([student.close(), counselor.close()]);
  });

  it('are signed out in every tab of a browser, but not in another one', async () => {
    const [here, there] = await Promise.all([
      personAt(demo.browser(), demo.url(), 'student@demo.test'),
      personAt(demo.browser(), demo.url(), 'student@demo.test'),
    ]);
    const [tab, other, elsewhere] = [await here.newPage(), await here.newPage(), await there.newPage()];
    for (const page of [tab, other, elsewhere]) {
      await page.goto('/tasks');
      await page.getByText('Prepare for interviews').first().waitFor();
    }
    await tab.getByRole('button', { name: 'Log Out' }).click();
    for (const page of [tab, other]) await page.getByRole('textbox', { name: /Email/ }).waitFor();
    expect(await elsewhere.getByText('Prepare for interviews').count()).toBeGreaterThan(0);
    await Promise.all([here.close(), there.close()]);
  });

  it('stay connected with the next token when one is about to expire', async () => {
    const context = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    const { value } = (await context.cookies()).find(({ name }) => name === 'token')!;
    const payload = payloadOf(value);
    const expiring = signed(value, { ...payload, exp: payload.iat + 30 });
    await context.addCookies([{ name: 'token', value: expiring, url: demo.url(), sameSite: 'Strict' }]);

    const page = await context.newPage();
    let connections = 0;
    const renewed = new Promise<string>((resolve) => {
      page.on('websocket', (socket) => {
        connections++;
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes('"renew"')) resolve(String(payload));
        });
      });
    });
    await page.goto('/tasks');
    const token = /"token":"([^"]+)"/.exec(await renewed)![1]!;
    expect(payloadOf(token)).toMatchObject({ sid: payload.sid });
    expect(token).not.toBe(expiring);
    expect(connections).toBe(1);
    await context.close();
  });

  it('exchange messages live, and lose or repeat none when disconnected', async () => {
    const [student, counselor] = await Promise.all([
      personAt(demo.browser(), demo.url(), 'student@demo.test'),
      personAt(demo.browser(), demo.url(), 'counselor@demo.test'),
    ]);
    const [hers, his] = await Promise.all([student.newPage(), counselor.newPage()]);

    await hers.goto('/dashboard');
    await hers.waitForFunction(() => document.title === '(2) Dashboard · Quadrangle');
    await hers.getByRole('link', { name: 'Messages (2 new)' }).first().click();
    await hers
      .getByRole('list', { name: 'Contacts' })
      .getByRole('link', { name: /Daniel Reyes/ })
      .click();
    await hers.getByText('Can you come by room 114').last().waitFor();
    await hers.waitForFunction(() => document.title === 'Messages · Quadrangle');

    await his.goto('/counselor/messages');
    await his.getByRole('link', { name: /(?<!Parent of )Maya Torres/ }).click();
    await his.getByText('Student · Online').waitFor();
    await hers.getByText('Counselor · Online').waitFor();

    await composerOf(hers).pressSequentially('Yes');
    await his.getByText('Maya is typing…').waitFor();
    await composerOf(hers).press('Enter');
    await linesOf(his).getByText('Yes', { exact: true }).waitFor();
    await linesOf(hers).last().getByText('Seen').waitFor();

    await hers.context().setOffline(true);
    await write(hers, 'Written offline');
    await linesOf(hers)
      .last()
      .getByText(/Waiting for the connection/)
      .waitFor();
    await his.getByText('Student · Offline').waitFor();
    await write(his, 'Missed one');
    await write(his, 'Missed two');
    await sentLine(his, 'Missed two').waitFor();

    await hers.context().setOffline(false);
    await linesOf(his).getByText('Written offline').waitFor();
    await linesOf(hers).getByText('Missed two').waitFor();
    await linesOf(hers).getByText('Written offline').waitFor();
    await his.getByText('Student · Online').waitFor();
    await write(his, 'Welcome back');
    await linesOf(hers).getByText('Welcome back', { exact: true }).waitFor();
    await linesOf(his).last().getByText('Seen').waitFor();
    const conversation = ['Yes', 'Missed one', 'Missed two', 'Written offline', 'Welcome back'];
    for (const page of [his, hers]) await hasTexts(page, conversation);

    await Promise.all([student.close(), counselor.close()]);
  });

  it('stay at their place while earlier messages are added above', async () => {
    const counselor = await personAt(demo.browser(), demo.url(), 'counselor@demo.test');
    const page = await counselor.newPage();
    await page.goto('/counselor/messages');
    await page.getByText(/contacts without messages$/).click();
    await page.getByRole('link', { name: /Noah Abernathy/ }).click();
    for (let index = 1; index <= 45; index++) await write(page, `Line ${index}`);
    await sentLine(page, 'Line 45').waitFor();
    await page.reload();
    await linesOf(page).getByText('Line 45', { exact: true }).waitFor();
    await eventually(
      () => linesOf(page).count(),
      (count) => count === 30,
    );
    const scroller = page.getByRole('region', { name: /^Messages with / });
    const place = async () => (await linesOf(page).getByText('Line 20', { exact: true }).boundingBox())!.y;
    let resume: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (resume = resolve));
    await page.route(/before=/, async (route) => {
      await held;
      await route.continue();
    });
    await Promise.all([
      page.waitForRequest(/before=/),
      scroller.evaluate((element) => {
        element.scrollTop = 100 + element.clientHeight - element.scrollHeight;
      }),
    ]);
    const before = await place();
    resume();
    await linesOf(page).getByText('Line 1', { exact: true }).waitFor();
    await eventually(
      () => linesOf(page).count(),
      (count) => count === 45,
    );
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
    await page.getByRole('button', { name: 'Newest messages' }).click();
    await page.waitForFunction(() => document.querySelector('[tabindex="0"][role="region"]')!.scrollTop > -2);
    await counselor.close();
  });
});
