import type { BrowserContext, Page } from 'playwright-core';
import type { ExamFormDetail } from '../../contract/exam-forms';
import { describeInBrowser, personAt } from './support/browser';
import { withDemoServer } from './support/demo-server';

const FORM = 'act-2018-code-a09';
/** The form accepts this answer to no question of English. */
const WRONG = 'k';

async function formAs(admin: BrowserContext): Promise<ExamFormDetail['attributes']> {
  const token = (await admin.cookies()).find(({ name }) => name === 'token')!.value;
  const answer = await admin.request.get(`/api/exams/forms/${FORM}`, { headers: { token } });
  return ((await answer.json()) as { data: ExamFormDetail }).data.attributes;
}

const focusedLabel = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );

async function tabTo(page: Page, label: string): Promise<void> {
  for (let stops = 0; stops < 30; stops++) {
    if ((await focusedLabel(page)) === label) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${label}, but to ${await focusedLabel(page)}`);
}

describeInBrowser('an exam', () => {
  const demo = withDemoServer();

  it('is typed by keyboard, analysed, and updated when its key is corrected', async () => {
    const [student, admin] = await Promise.all([
      personAt(demo.browser(), demo.url(), 'student@demo.test'),
      personAt(demo.browser(), demo.url(), 'admin@demo.test'),
    ]);
    const { sections, scale } = await formAs(admin);
    const english = scale.english!;
    const right = english.findIndex((scaled, raw) => raw >= 40 && english[raw + 1]! > scaled);
    const [before, after] = [english[right]!, english[right + 1]!];
    const answers = sections.flatMap(({ part, questions }) =>
      questions.map(({ key, answers: [first] }) => (part === 'english' && key > right ? WRONG : first!)),
    );

    const hers = await student.newPage();
    await hers.goto('/studentExamEntry');
    await hers.getByLabel('Date taken').waitFor();
    await tabTo(hers, 'ACT');
    await hers.keyboard.press('Enter');
    await hers.getByLabel('English, question 1', { exact: true }).waitFor();
    await hers.getByLabel('Date taken').pressSequentially('03142026');
    await tabTo(hers, 'English, question 1');
    await hers.keyboard.type(answers.join('').toLowerCase());
    expect(await focusedLabel(hers)).toBe('Science, question 40');
    await hers.getByText('215 of 215 answered').waitFor();
    await tabTo(hers, 'Submit');
    await hers.keyboard.press('Enter');
    await hers.getByRole('heading', { name: 'Exam entry added!' }).waitFor();
    await tabTo(hers, 'See the analysis');
    await hers.keyboard.press('Enter');
    await hers.getByText(`${right} of 75 right`).first().waitFor();
    await hers.getByText(`${before} / 36`).first().waitFor();
    await hers.evaluate(() => document.body.setAttribute('data-opened', 'once'));

    const his = await admin.newPage();
    await his.goto(`/exam-forms/${FORM}`);
    await his.getByRole('button', { name: `Correct question ${right + 1}`, exact: true }).click();
    await his.getByRole('menuitem', { name: 'Answer…' }).click();
    await his.getByLabel('Right answers').fill(WRONG.toUpperCase());
    await his.getByLabel('Reason for the correction').fill('The printed key was wrong.');
    await his.getByRole('button', { name: 'Preview changes' }).click();
    await his.getByText(`English ${before} → ${after}`).waitFor();
    await his.getByRole('button', { name: 'Save correction' }).click();
    await his.getByText(/^Correction saved\./).waitFor();

    await hers
      .getByText(`${right + 1} of 75 right`)
      .first()
      .waitFor();
    await hers.getByText(`${after} / 36`).first().waitFor();
    expect(await hers.locator('body').getAttribute('data-opened')).toBe('once');

    await Promise.all([student.close(), admin.close()]);
  });
});
