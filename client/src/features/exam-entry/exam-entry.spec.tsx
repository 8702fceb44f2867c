import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from 'contract/roles';
import { clearStored } from '../../shared/lib/stored';
import { actResult, EXAM_FORMS } from '../../test/exams';
import { accessPage, accessTo } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, writesIn, type Responses } from '../../test/server';

const user = userEvent.setup({ delay: null });

const serving = (answers: Responses = {}) =>
  serve({
    'GET /exams/forms': () => ({ data: EXAM_FORMS }),
    'GET /exams/student/{studentId}': () => ({ data: [] }),
    'GET /users/list-access': () => accessPage(accessTo('s1', 'Maya', 'Torres')),
    'POST /exams/student-entry': () => ({ data: actResult('e1', '2026-03-14', 30) }),
    ...answers,
  });

const open = async (role: Role = 'student', at = '/studentExamEntry') => {
  const app = renderApp({ role, at });
  await screen.findByLabelText('Test code');
  return app;
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const goTo = (label: string) => act(() => field(label).focus());
const focused = () => document.activeElement as HTMLInputElement;
const labelled = () => focused().getAttribute('aria-label');
const type = (text: string) => {
  for (const value of text) fireEvent.input(focused(), { target: { value } });
};
const paste = (label: string, text: string) => {
  goTo(label);
  fireEvent.paste(field(label), { clipboardData: { getData: () => text } });
};
const dated = (date = '2026-03-14') =>
  fireEvent.change(screen.getByLabelText('Date taken'), { target: { value: date } });
const submit = () => user.click(screen.getByRole('button', { name: 'Submit' }));
const entered = async (requests: readonly Request[]) =>
  (await writesIn(requests)).filter(({ call }) => call === 'POST /exams/student-entry');

const toAct = async () => {
  await user.click(screen.getByRole('button', { name: 'ACT' }));
  await screen.findByLabelText('English, question 1');
};

afterEach(clearStored);

describe('the answer sheet', () => {
  it('accepts a whole ACT by keyboard and sends it once', async () => {
    const requests = serving();
    await open();
    await toAct();
    dated();
    goTo('English, question 1');
    type('abcd'.repeat(53) + 'kjh');
    expect(labelled()).toBe('Science, question 40');
    expect(screen.getByText('All questions are answered.')).toBeTruthy();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Exam entry added!' })).toBeTruthy();
    const [{ body }, ...others] = (await entered(requests)) as unknown as [
      { body: { sections: { questions: { key: number; value: string }[] }[] } },
    ];
    expect(others).toEqual([]);
    expect(body).toMatchObject({ testType: 'ACT', examCode: '2018 Code A09', dateTaken: '2026-03-14' });
    const values = body.sections.map(({ questions }) => questions.map(({ value }) => value).join(''));
    expect(values.map(({ length }) => length)).toEqual([75, 60, 40, 40]);
    expect(values.join('')).toBe(`${'ABCD'.repeat(53)}KJH`);
    const sent = requests.find((request) => pathOf(request) === '/exams/student-entry')!;
    expect(sent.headers.get('studentid')).toBe('user-1');
    expect(sent.headers.get('idempotency-key')).toBeTruthy();

    expect(screen.getByText('Composite 30')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Exam entry added!');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
    expect(field('English, question 1').readOnly).toBe(true);
    expect(screen.getByRole('link', { name: 'See the analysis' }).getAttribute('href')).toBe(
      '/exam-reports?type=ACT&exam=e1',
    );
    await user.click(screen.getByRole('button', { name: 'Enter another exam' }));
    expect(field('Section One, question 1').value).toBe('');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(false);
  });

  it('has one tab stop per section, at the last focused field', async () => {
    serving();
    await open();
    const stops = () =>
      [...document.querySelectorAll('[data-cell][tabindex="0"]')].map((one) =>
        one.getAttribute('aria-label'),
      );
    expect(stops()).toEqual(['One', 'Two', 'Three', 'Four'].map((name) => `Section ${name}, question 1`));
    goTo('Section One, question 12');
    await user.tab();
    expect(labelled()).toBe('Section Two, question 1');
    await user.tab({ shift: true });
    expect(labelled()).toBe('Section One, question 12');
  });

  it('moves, overwrites and clears like a spreadsheet', async () => {
    serving();
    await open();
    goTo('Section One, question 1');
    await user.keyboard('ab');
    await user.keyboard('{ArrowLeft}');
    await user.keyboard('b');
    expect([labelled(), field('Section One, question 2').value]).toEqual(['Section One, question 3', 'B']);
    await user.keyboard('{ArrowDown}');
    expect(labelled()).toBe('Section One, question 13');
    await user.keyboard('{Home}');
    expect(labelled()).toBe('Section One, question 11');
    await user.keyboard('{ArrowUp}{End}{PageDown}');
    expect(labelled()).toBe('Section Two, question 1');
    goTo('Section One, question 3');
    await user.keyboard('{Backspace}');
    expect([labelled(), field('Section One, question 2').value]).toEqual(['Section One, question 2', '']);
    await user.keyboard('{Backspace}');
    expect([labelled(), field('Section One, question 1').value]).toEqual(['Section One, question 1', '']);
    // A space skips a question; Enter skips the rest of a question with four fields.
    await user.keyboard('a c');
    expect(field('Section One, question 3').value).toBe('C');
    goTo('Section Three, question 16, field 1 of 4');
    await user.keyboard('3.{Enter}');
    expect(labelled()).toBe('Section Three, question 17, field 1 of 4');
  });

  it('rejects an invalid answer, explains it and keeps the focus', async () => {
    serving();
    await open();
    goTo('Section One, question 1');
    await user.keyboard('z');
    expect([labelled(), field('Section One, question 1').value]).toEqual(['Section One, question 1', '']);
    expect(screen.getByText('“Z” isn’t valid here. Use A, B, C or D.')).toBeTruthy();
    await user.keyboard('a');
    expect([labelled(), field('Section One, question 1').value]).toEqual(['Section One, question 2', 'A']);
    expect(screen.queryByText(/isn’t valid here/)).toBeNull();
    goTo('Section Three, question 16, field 1 of 4');
    await user.keyboard('b');
    expect(field('Section Three, question 16, field 1 of 4').value).toBe('');
    expect(screen.getByText(/^“B” isn’t valid here. Use digits/)).toBeTruthy();
  });

  it('is filled by pasting, which can be undone', async () => {
    serving();
    await open();
    paste('Section One, question 51', 'A\nB\nC');
    expect(field('Section Two, question 1').value).toBe('C');
    expect(
      await screen.findByText('2 fields filled in Section One, 1 field filled in Section Two.'),
    ).toBeTruthy();
    expect(labelled()).toBe('Section Two, question 2');
    type('d');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field('Section Two, question 1').value).toBe(''));
    expect(field('Section Two, question 2').value).toBe('D');
    paste('Section One, question 1', 'A\nBee');
    expect(
      await screen.findByText('Nothing was pasted: “Bee” is too long for Section One, question 2.'),
    ).toBeTruthy();
    expect(field('Section One, question 1').value).toBe('');
  });

  it('jumps to the next unanswered question', async () => {
    serving();
    await open();
    paste('Section One, question 1', 'A'.repeat(31) + '-' + 'B'.repeat(10));
    expect(screen.getByRole('button', { name: 'Section One 41 of 52' })).toBeTruthy();
    goTo('Section One, question 5');
    await user.click(screen.getByRole('button', { name: 'Next unanswered' }));
    expect(labelled()).toBe('Section One, question 32');
  });
});

describe('choosing another test type', () => {
  it('asks before it discards answers, and resets the form code', async () => {
    serving();
    await open();
    dated();
    await user.selectOptions(screen.getByLabelText('Test code'), 'March 2020');
    goTo('Section One, question 1');
    type('a');
    await user.click(screen.getByRole('button', { name: 'ACT' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Switch to the ACT?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(field('Section One, question 1').value).toBe('A');
    await user.click(screen.getByRole('button', { name: 'ACT' }));
    await user.click(await screen.findByRole('button', { name: 'Clear answers and switch' }));
    expect((await screen.findByLabelText<HTMLInputElement>('English, question 1')).value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('Test code').value).toBe('2018 Code A09');
    expect(screen.getByText('Sample')).toBeTruthy();
  });
});

describe('the draft of an entry', () => {
  it('survives a reload for the same student and can be discarded', async () => {
    serving();
    const { unmount } = await open('counselor', '/counselor/student-exam-entry?studentId=s1');
    expect(await screen.findByText('For Maya Torres')).toBeTruthy();
    goTo('Section One, question 1');
    type('cd');
    unmount();
    const other = await open('counselor', '/counselor/student-exam-entry?studentId=s2');
    expect(field('Section One, question 1').value).toBe('');
    other.unmount();
    await open('counselor', '/counselor/student-exam-entry?studentId=s1');
    expect(field('Section One, question 2').value).toBe('D');
    expect(screen.getByText(/^We restored your draft from .+\.$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(field('Section One, question 2').value).toBe(''));
  });
});

describe('submitting an entry', () => {
  const answered = () => {
    dated();
    paste('Section One, question 1', 'A'.repeat(50));
  };

  it('requires a date and an answer, and lists unanswered questions', async () => {
    const requests = serving();
    await open();
    await submit();
    expect(screen.getByText('Date taken is a required field')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Date taken'));
    dated('2199-01-01');
    expect(screen.getByText('The date must be before today')).toBeTruthy();
    dated();
    await submit();
    expect(screen.getByText('Type at least one answer.')).toBeTruthy();
    answered();
    await submit();
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Section One: 51, 52')).toBeTruthy();
    expect(question.getByText('Section Four: 1–38')).toBeTruthy();
    expect(await entered(requests)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Submit anyway' }));
    await waitFor(async () => expect(await entered(requests)).toHaveLength(1));
  });

  it('detects the same test and date before anything is typed', async () => {
    serving({ 'GET /exams/student/{studentId}': () => ({ data: [actResult('e0', '2026-03-14', 30)] }) });
    await open();
    await toAct();
    dated();
    expect(await screen.findByText('You can not have the same test on the same date.')).toBeTruthy();
    dated('2026-03-13');
    expect(screen.queryByText('You can not have the same test on the same date.')).toBeNull();
  });

  it.each([
    [422, 'invalid', 'Wrong', 'invalid parameters'],
    [500, 'fault', 'Wrong', 'server error'],
    [401, 'no-access', 'Wrong', 'Unable to request access'],
    [422, 'same-test', 'You can not have the same test on the same date.', undefined],
  ])('explains failure %i %s and keeps the answers', async (status, code, message, sentence) => {
    serving({ 'POST /exams/student-entry': () => problem(status, code, message) });
    await open();
    answered();
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Submit anyway' }));
    expect(await screen.findByText(sentence ?? message)).toBeTruthy();
    expect(field('Section One, question 50').value).toBe('A');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(false);
  });

  it('reuses the idempotency key when no response arrived', async () => {
    let fails = true;
    const requests = serving({
      'POST /exams/student-entry': () => {
        if (!fails) return { data: actResult('e1', '2026-03-14', 30) };
        fails = false;
        throw new TypeError('offline');
      },
    });
    await open();
    answered();
    for (const sentence of [/REASON/, 'Exam entry added!']) {
      await submit();
      await user.click(await screen.findByRole('button', { name: 'Submit anyway' }));
      expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    }
    const keys = requests
      .filter((request) => pathOf(request) === '/exams/student-entry')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});

it('the entry page says at once that the student does not exist', async () => {
  serving({
    'GET /exams/student/{studentId}': () => problem(404, 'student-not-found', 'Student not found.'),
  });
  renderApp({ role: 'counselor', at: '/counselor/student-exam-entry?studentId=nobody' });
  expect(await screen.findByText('Student not found.')).toBeTruthy();
});

it.each([
  ['counselor', '/counselor/student-exam-entry'],
  ['account_admin', '/account-admin/student-exam-entry'],
  ['exam_admin', '/exam-admin/exam-entry'],
] as const)('the entry page of a %s requires a student', async (role, at) => {
  serving();
  renderApp({ role, at });
  expect(await screen.findByText('Missing student id!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All students' })).toBeTruthy();
});
