import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CorrectionPreview, ExamFormDetail, FormRevision } from 'contract/exam-forms';
import { affected, formWithKey, revisionOf } from '../../../test/exam-forms';
import { satResult } from '../../../test/exams';
import { renderApp } from '../../../test/renderApp';
import { deferred, pathOf, problem, serve, type Responses } from '../../../test/server';
import { cellsOf } from '../../../test/rows';

const user = userEvent.setup({ delay: null });

const previewOf = (...data: CorrectionPreview['data']): CorrectionPreview => ({
  data,
  meta: { entries: 12, totals: data.length, sections: 0, skills: 0 },
});
const satScores = (verbal: number, math: number) => satResult('e1', '2026-11-07', verbal, math).attributes;
const MAYA = affected('e1', 'Torres', satScores(640, 600), satScores(640, 620));
const CORRECTED = revisionOf('2', { state: 'waiting', entries: 12 });

function open(
  answers: Responses = {},
  search = '',
  form: ExamFormDetail = formWithKey('SAT', 'May 2017', { entries: 12 }),
) {
  let revisions: readonly FormRevision[] = [];
  const requests = serve({
    'GET /exams/forms/{formId}': () => ({ data: form }),
    'GET /exams/forms/{formId}/revisions': () => ({ data: revisions }),
    'POST /exams/forms/{formId}/corrections/preview': () => previewOf(MAYA),
    'POST /exams/forms/{formId}/corrections': () => {
      revisions = [CORRECTED];
      return { data: CORRECTED };
    },
    ...answers,
  });
  renderApp({ role: 'admin', at: `/exam-forms/sat-may-2017${search}` });
  return requests;
}

const opened = async (button: string) => {
  const [, question, item] = /^(Correct question \d+): (.*)$/.exec(button) ?? [];
  await user.click(await screen.findByRole('button', { name: question ?? button }));
  if (item) await user.click(await screen.findByRole('menuitem', { name: item }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement?.matches('input')).toBe(true));
  return within(dialog);
};
type Dialog = Awaited<ReturnType<typeof opened>>;

const bodiesOf = (requests: readonly Request[]) =>
  Promise.all(
    requests
      .filter(({ method }) => method === 'POST')
      .map(async (request): Promise<[string, unknown]> => [pathOf(request), await request.clone().json()]),
  );

const ANSWER = 'Correct question 1: Answer…';
const SKILL = 'Correct question 2: Skill…';

const enter = async (dialog: Dialog, label: string, text: string) => {
  await user.clear(dialog.getByLabelText(label));
  await user.type(dialog.getByLabelText(label), text);
};
const previewChanges = async (dialog: Dialog, reason = 'The publisher corrected it.') => {
  if (reason) await user.type(dialog.getByLabelText('Reason for the correction'), reason);
  await user.click(dialog.getByRole('button', { name: 'Preview changes' }));
};

it('a correction previews whose scores it changes and then rescores', async () => {
  const requests = open();
  const dialog = await opened(ANSWER);
  expect(
    screen.getByRole('dialog', { name: 'Correct the answer to question 1 of Section One' }),
  ).toBeTruthy();
  expect(dialog.getByText('Current value: A')).toBeTruthy();
  await enter(dialog, 'Right answers', 'b, c,b');
  await previewChanges(dialog);
  const step = await dialog.findByText('A → B or C');
  expect(document.activeElement).toBe(step);
  expect(dialog.getByText('Of 12 entries: 1 total changes.')).toBeTruthy();
  expect(cellsOf(dialog.getAllByRole('row')[1]!)).toEqual([
    ...['Maya Torres', 'Nov 7, 2026', '1240 → 1260', 'Math 600 → 620'],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Save correction' }));
  expect(await screen.findByText('Correction saved. Rescoring 12 entries.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('12 entries to rescore.')).toBeTruthy();

  const correction = {
    change: { what: 'answer', section: 1, question: 1, answers: ['B', 'C'] },
    reason: 'The publisher corrected it.',
    revision: 1,
  };
  const path = '/exams/forms/sat-may-2017/corrections';
  expect(await bodiesOf(requests)).toEqual([
    [`${path}/preview`, correction],
    [path, correction],
  ]);
});

it('a correction requires a reason and a changed value', async () => {
  const requests = open();
  const dialog = await opened(ANSWER);
  await previewChanges(dialog, '');
  expect(await dialog.findByText('Enter a reason')).toBeTruthy();
  await previewChanges(dialog);
  expect(await dialog.findByText('Nothing has changed. Change something first.')).toBeTruthy();
  expect(await bodiesOf(requests)).toEqual([]);
});

it.each([
  [ANSWER, 'Right answers', 'x', 'The answer must be one of the letters ABCD'],
  [SKILL, 'Category', '=1+1', /^A skill has at most 80 characters/],
])('“%s” rejects %s “%s”', async (button, label, typed, sentence) => {
  const requests = open();
  const dialog = await opened(button);
  await enter(dialog, label, typed);
  await previewChanges(dialog);
  expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(await bodiesOf(requests)).toEqual([]);
});

it('the preview leads back to the entered values', async () => {
  open({
    'POST /exams/forms/{formId}/corrections/preview': () => ({
      data: [],
      meta: { entries: 0, totals: 0, sections: 0, skills: 0 },
    }),
  });
  const dialog = await opened(ANSWER);
  await enter(dialog, 'Right answers', 'D');
  await previewChanges(dialog);
  expect(await dialog.findByText('No one has taken this form, so no scores change.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  const field = await dialog.findByLabelText<HTMLInputElement>('Right answers');
  expect(field.value).toBe('D');
  expect(document.activeElement).toBe(field);
});

it('a correction of a skill suggests existing skills', async () => {
  const requests = open();
  const dialog = await opened(SKILL);
  expect([...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))).toEqual([
    ...['Algebra', 'Functions'],
  ]);
  await enter(dialog, 'Category', 'Geometry');
  await user.clear(dialog.getByLabelText(/^Subcategory/));
  await previewChanges(dialog);
  expect(await dialog.findByText('Algebra, Functions → Geometry')).toBeTruthy();
  const [preview] = await bodiesOf(requests);
  expect(preview![1]).toMatchObject({
    change: { what: 'skill', section: 1, question: 2, category: 'Geometry', subcategory: '' },
  });
});

it('a correction of a scale names the raw score', async () => {
  const requests = open({}, '?tab=scale');
  const dialog = await opened('Correct the scaled score for raw score 58: 158');
  await enter(dialog, 'Scaled score', '800');
  await previewChanges(dialog);
  expect(await dialog.findByText('158 → 800')).toBeTruthy();
  const [preview] = await bodiesOf(requests);
  expect(preview![1]).toMatchObject({ change: { what: 'scale', part: 'math', raw: 58, scaled: 800 } });
});

it('the preview shows that it is loading and how many it omits', async () => {
  const answer = deferred<CorrectionPreview>();
  open({ 'POST /exams/forms/{formId}/corrections/preview': () => answer.promise });
  const dialog = await opened(ANSWER);
  await enter(dialog, 'Right answers', 'B');
  await previewChanges(dialog);
  expect((await dialog.findAllByText('Checking who’s affected…')).length).toBeGreaterThan(0);
  const many = Array.from({ length: 100 }, (_, index) =>
    affected(`e${index}`, `Number ${index}`, satScores(640, 600), satScores(640, 600)),
  );
  answer.resolve({ data: many, meta: { entries: 2000, totals: 0, sections: 0, skills: 1500 } });
  expect(await dialog.findByText('and 1,400 more not listed.')).toBeTruthy();
  expect(dialog.getByText('Of 2,000 entries: 1,500 change in skills alone.')).toBeTruthy();
  expect(dialog.getAllByText('Skills only')).toHaveLength(100);
});

describe('a correction of a form that another user has changed', () => {
  const changed = () => problem(409, 'exam-form-changed', 'Somebody has changed this form.');

  it.each([
    ['when the preview is requested', 'POST /exams/forms/{formId}/corrections/preview'],
    ['when it is confirmed', 'POST /exams/forms/{formId}/corrections'],
  ] as const)('starts over with the new values %s', async (_when, call) => {
    let answers = ['A'];
    open({
      'GET /exams/forms/{formId}': () => {
        const form = formWithKey('SAT', 'May 2017', { entries: 12 });
        const [first, ...others] = form.attributes.sections;
        const [question, ...rest] = first!.questions;
        const sections = [{ ...first!, questions: [{ ...question!, answers }, ...rest] }, ...others];
        return { data: { ...form, attributes: { ...form.attributes, sections } } };
      },
      [call]: () => {
        answers = ['C'];
        return changed();
      },
    });
    const dialog = await opened(ANSWER);
    await enter(dialog, 'Right answers', 'B');
    await previewChanges(dialog);
    const confirm = call.endsWith('preview')
      ? undefined
      : await dialog.findByRole('button', { name: 'Save correction' });
    if (confirm) await user.click(confirm);
    expect(await dialog.findByText(/^The form changed in the meantime/)).toBeTruthy();
    expect(dialog.getByText('Current value: C')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Right answers').value).toBe('B');
  });
});

it('a failed correction shows the reason and can be retried', async () => {
  let isBroken = true;
  open({
    'POST /exams/forms/{formId}/corrections': () =>
      isBroken ? problem(500, 'internal', 'Something went wrong') : { data: CORRECTED },
  });
  const dialog = await opened(ANSWER);
  await enter(dialog, 'Right answers', 'B');
  await previewChanges(dialog);
  await user.click(await dialog.findByRole('button', { name: 'Save correction' }));
  expect(await dialog.findByText('Something went wrong')).toBeTruthy();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Save correction' }));
  expect(await screen.findByText('Correction saved. Rescoring 12 entries.')).toBeTruthy();
});

it('the preview counts what it lists: totals, section scores and skills', async () => {
  const shown = [
    affected('e1', 'Torres', satScores(640, 600), satScores(640, 620)),
    affected('e2', 'Abernathy', satScores(640, 600), satScores(630, 610)),
    affected('e3', 'Berg', satScores(640, 600), satScores(640, 600)),
    affected('e4', 'Cole', satScores(640, 600), satScores(640, 600)),
  ];
  open({
    'POST /exams/forms/{formId}/corrections/preview': () => ({
      data: shown,
      meta: { entries: 9, totals: 1, sections: 1, skills: 2 },
    }),
  });
  const dialog = await opened(ANSWER);
  await enter(dialog, 'Right answers', 'B');
  await previewChanges(dialog);
  expect(
    await dialog.findByText(
      'Of 9 entries: 1 total changes, 1 changes in section scores alone, 2 change in skills alone.',
    ),
  ).toBeTruthy();
  expect(dialog.queryByText(/more not listed/)).toBeNull();
});
