import type { Page } from 'playwright-core';
import { STAYS_MS } from '../../client/src/domain/tasks/ticked';
import { eventually } from '../support/eventually';
import { describeInBrowser, personAt } from './support/browser';
import { withDemoServer } from './support/demo-server';

const boxes = (page: Page) => page.getByRole('region', { name: 'Tasks' }).getByRole('checkbox');
const labelsOf = (page: Page) =>
  boxes(page).evaluateAll((found) => found.map((box) => box.getAttribute('aria-label')));
const labelAt = (page: Page, { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) =>
  page.evaluate(
    ([left, top]) => document.elementFromPoint(left!, top!)?.getAttribute('aria-label'),
    [x + width / 2, y + height / 2],
  );

describeInBrowser('an action by mistake', () => {
  const demo = withDemoServer();

  it('is undone by button and by key, and the history shows both', async () => {
    const context = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/tasks');
    await boxes(page).first().waitFor();
    const [first, second] = await labelsOf(page);
    const place = (await boxes(page).first().boundingBox())!;

    await boxes(page).first().click();
    await page.getByText('Task set to completed').waitFor();
    expect(await labelAt(page, place)).toBe(first);
    await page.clock.fastForward(30_000);
    expect([await labelAt(page, place), (await labelsOf(page))[1]]).toEqual([first, second]);

    await boxes(page).first().focus();
    await page.keyboard.press('Control+z');
    await page.getByText(/^Undone/).waitFor();
    await page.getByRole('checkbox', { name: first!, checked: false }).waitFor();
    await context.close();

    const staff = await personAt(demo.browser(), demo.url(), 'admin@demo.test');
    const audit = await staff.newPage();
    await audit.goto('/admin/audit');
    const task = first!.replace('Completed: ', '').replace(/ \(.*\)$/, '');
    await audit.getByText(`Set the task '${task}'`, { exact: false }).first().waitFor();
    await audit.getByText(`Completed the task '${task}'`, { exact: false }).first().waitFor();
    await staff.close();
  });

  it('stays visible until the pointer has left, then folds after 5 seconds', async () => {
    const context = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/tasks');
    await boxes(page).first().waitFor();
    const [first, second] = await labelsOf(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await boxes(page).first().click();
    await page.getByText('Task set to completed').waitFor();
    // The toast stays open while the pointer is on it.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await page.clock.runFor(STAYS_MS - 100);
    expect((await labelsOf(page))[0]).toBe(first);
    await page.clock.runFor(200);
    await eventually(
      () => labelsOf(page),
      ([top]) => top === second,
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('checkbox', { name: first!, checked: false }).waitFor();
    await context.close();
  });

  it('that leaves a form needs confirmation, and the draft is restored', async () => {
    const context = await personAt(demo.browser(), demo.url(), 'admin@demo.test');
    const page = await context.newPage();
    await page.goto('/admin-new-task');
    const name = page.locator('input[name="name"]');
    await name.fill('Bring two photographs');
    await page.getByRole('link', { name: 'Colleges' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await name.inputValue()).toBe('Bring two photographs');
    await page.reload();
    await page.getByText(/^We restored your draft/).waitFor();
    expect(await name.inputValue()).toBe('Bring two photographs');
    await page.getByRole('button', { name: 'Discard' }).click();
    await eventually(
      () => name.inputValue(),
      (value) => value === '',
    );
    await context.close();
  });
});
