import { describeInBrowser, personAt } from './support/browser';
import { withDemoServer } from './support/demo-server';

jest.setTimeout(180_000);

describeInBrowser('a student and the counselor, side by side', () => {
  const demo = withDemoServer();

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
    await his.getByRole('button', { name: 'Add task' }).click();
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
});
