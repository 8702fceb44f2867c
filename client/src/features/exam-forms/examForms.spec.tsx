import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormRevision } from 'contract/exam-forms';
import { serverEvent } from 'contract/realtime';
import { applyEvent } from '../../shared/realtime/realtime';
import { formNamed, formWithKey, revisionOf } from '../../test/exam-forms';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, type Responses } from '../../test/server';
import { cellsOf } from '../../test/rows';

const user = userEvent.setup({ delay: null });

describe('the list of exam forms', () => {
  const FORMS = [
    formNamed('SAT', 'May 2017', { entries: 1234 }),
    formNamed('SAT', 'April 2018', { sample: false, revision: 3 }),
    formNamed('ACT', '2018 Code A09', { scaled: false }),
  ];
  const listing = (answers: Responses = {}) =>
    serve({ 'GET /exams/forms': () => ({ data: FORMS }), ...answers });
  const open = (role: 'admin' | 'exam_admin' = 'admin', search = '') =>
    renderApp({ role, at: `/exam-forms${search}` });
  const codes = async () => {
    await screen.findAllByRole('link', { name: /20\d\d/ });
    return within(screen.getByRole('table', { name: 'Exam forms' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  };

  it.each(['admin', 'exam_admin'] as const)('is visible to an %s and links to each form', async (role) => {
    listing();
    open(role);
    expect(await codes()).toEqual(['May 2017', 'April 2018', '2018 Code A09']);
    expect(screen.getByRole('link', { name: 'May 2017' }).getAttribute('href')).toBe(
      '/exam-forms/sat-may-2017',
    );
    expect(cellsOf(screen.getAllByRole('row')[1]!).slice(0, 6)).toEqual([
      ...['May 2017', 'SAT', 'Sample', '1', 'Scaled', '1,234'],
    ]);
    expect(screen.getByRole('link', { name: 'Import' }).getAttribute('href')).toBe('/exam-forms/import');
  });

  it('filters by type, kind and code, also from the address', async () => {
    listing();
    open('admin', '?q=2018');
    expect(await codes()).toEqual(['April 2018', '2018 Code A09']);
    await user.selectOptions(screen.getByLabelText('Type'), 'SAT');
    expect(await codes()).toEqual(['April 2018']);
    expect(screen.getByText('1 form')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Kind'), 'sample');
    expect(await screen.findByText(/^No forms match/)).toBeTruthy();
  });

  it('offers the files of each form', async () => {
    const requests = listing({
      'GET /exams/forms/{formId}/scale.csv': () => problem(500, 'internal', 'The file could not be read.'),
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Download ACT 2018 Code A09' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      ...['Key and skills (CSV)', 'Scale (CSV)'],
    ]);
    await user.click(await screen.findByRole('menuitem', { name: 'Scale (CSV)' }));
    expect(await screen.findByText('The file could not be read.')).toBeTruthy();
    expect(requests.map(pathOf)).toContain('/exams/forms/act-2018-code-a09/scale.csv');
  });
});

describe('an exam form', () => {
  const FORM = formWithKey('SAT', 'May 2017', { entries: 12, revision: 2 });
  const serving = (answers: Responses = {}) =>
    serve({
      'GET /exams/forms/{formId}': () => ({ data: FORM }),
      'GET /exams/forms/{formId}/revisions': () => ({ data: [] }),
      ...answers,
    });
  const open = (search = '') => renderApp({ role: 'exam_admin', at: `/exam-forms/sat-may-2017${search}` });

  it('shows the answers and skills of each section', async () => {
    serving();
    const { router } = open();
    expect(await screen.findByRole('heading', { name: /SAT May 2017$/ })).toBeTruthy();
    expect(screen.getByText('Revision 2')).toBeTruthy();
    expect(screen.getByText('12 entries')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Section One: questions 1 to 26' })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Section One: questions 27 to 52' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Correct question/ })).toHaveLength(52);
    await user.click(screen.getByRole('button', { name: 'Section Four 38' }));
    await screen.findByRole('button', { name: 'Correct question 38' });
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual([...['No.', 'Answer', 'Skill', 'Sub-skill']]);
    expect(cellsOf(screen.getAllByRole('row').at(-1)!).slice(0, 4)).toEqual([
      ...['38', '3.5 or 7/2', 'Algebra', 'Functions'],
    ]);
    expect(router.state.location.search).toBe('?section=4');
  });

  it('says how many questions have no known answer', async () => {
    const [first, ...others] = FORM.attributes.sections;
    const questions = first!.questions.map((one) => (one.key > 50 ? { ...one, answers: [] } : one));
    const sections = [{ ...first!, questions }, ...others];
    serving({
      'GET /exams/forms/{formId}': () => ({
        data: { ...FORM, attributes: { ...FORM.attributes, sections } },
      }),
    });
    open();
    expect(await screen.findByText(/^2 questions have no answer key/)).toBeTruthy();
    expect(screen.getAllByText('None yet')).toHaveLength(2);
  });

  it('shows the scaled scores and which part has no scale', async () => {
    const { math, reading } = FORM.attributes.scale;
    serving({
      'GET /exams/forms/{formId}': () => ({
        data: { ...FORM, attributes: { ...FORM.attributes, scale: { math, reading } } },
      }),
    });
    open('?tab=scale');
    const part = within(await screen.findByRole('region', { name: 'Math: 58 questions' }));
    expect(part.getAllByRole('button')).toHaveLength(59);
    expect(part.getByRole('button', { name: 'Correct the scaled score for raw score 58: 158' })).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Writing: 44 questions' })).getByText(
        /^This form has no scale/,
      ),
    ).toBeTruthy();
  });

  it('lists revisions, newest first, and follows the rescoring', async () => {
    let newest: FormRevision = revisionOf('2', { state: 'running', done: 3, entries: 12 });
    serving({
      'GET /exams/forms/{formId}/revisions': () => ({
        data: [
          newest,
          revisionOf('1', {}, { what: 'imported', reason: null, summary: 'Imported from key.csv.' }),
        ],
      }),
    });
    const { store } = open('?tab=revisions');
    const lines = await screen.findAllByRole('heading', { name: /^Revision/ });
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Revision 2', 'Revision 1']);
    expect(screen.getByText('Why: The publisher corrected it.')).toBeTruthy();
    expect(screen.getByText('No entries needed rescoring.')).toBeTruthy();
    const note = within(
      (await screen.findAllByText('3 of 12 entries rescored.'))[0]!.closest('[role=status]')!,
    );
    newest = revisionOf('2', { state: 'done', done: 12, entries: 12, changed: 5 });
    act(() => applyEvent(store, serverEvent('exam-form.changed', 'sat-may-2017', 9, {})));
    expect(await note.findByText('12 entries rescored, 5 with a new score.')).toBeTruthy();
  });

  it('says when it does not exist', async () => {
    serving({
      'GET /exams/forms/{formId}': () => problem(404, 'exam-form-not-found', 'There is no such form.'),
    });
    open();
    expect(await screen.findByText('There is no such form.')).toBeTruthy();
  });

  it('is reloaded when it changes elsewhere', async () => {
    let revision = 2;
    serving({
      'GET /exams/forms/{formId}': () => ({
        data: { ...FORM, attributes: { ...FORM.attributes, revision } },
      }),
    });
    const { store } = open();
    await screen.findByText('Revision 2');
    revision = 3;
    act(() => applyEvent(store, serverEvent('exam-form.changed', 'sat-may-2017', 3, {})));
    await waitFor(() => expect(screen.getByText('Revision 3')).toBeTruthy());
  });
});
