import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noApplication } from 'contract/applications';
import { noRequirements } from 'contract/colleges';
import type { LetterResource, LetterSheetResource } from 'contract/letters';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { done, file, pathOf, problem, serve, writesIn, type Responses } from '../../test/server';

const letter = (id: string, changes: Partial<LetterResource['attributes']> = {}): LetterResource => ({
  id,
  attributes: {
    ...{ status: 'asked', reason: '', note: 'Mention the choir.', shares: [], waived: true },
    ...{ askedAt: '2026-11-01T12:00:00.000Z', dueOn: '2027-01-05', readable: false },
    colleges: [{ ceeb: '3434', name: 'Harbor College', dueOn: '2027-01-05', isSent: false }],
    ...changes,
  },
  relationships: {
    student: { data: { id: 's1', attributes: { name: 'Maya Torres' } } },
    recommender: { data: { id: 't1', attributes: { name: 'Teresa Whitman' } } },
  },
});

const sheet = (changes: Partial<LetterSheetResource['attributes']> = {}): LetterSheetResource => ({
  id: 'user-1',
  attributes: {
    ...{ waived: true, answers: [], questions: ['What are you proud of?'], opensOn: null },
    ...{ needsApproval: false, ...changes },
  },
  relationships: { recommenders: { data: [{ id: 't1', attributes: { name: 'Teresa Whitman' } }] } },
});

const applying = {
  id: 'r1',
  attributes: {
    ...{ record_id: 'r1', ceeb_code: '3434', name: 'Harbor College', state: 'NH', location: '' },
    ...{ status: 'applying' as const, savedAt: '2026-09-01T12:00:00.000Z', version: 1 },
    ...{ eaDeadline: null, ed1Deadline: null, ed2Deadline: null, regDeadline: null },
    application: {
      ...{
        ...noApplication,
        dueOn: null,
        tasks: { done: 0, all: 0 },
        letters: { done: 0, all: 1 },
        documents: [],
      },
      requirements: { ...noRequirements, testPolicy: null },
    },
  },
  relationships: {},
};

const serving = (letters: readonly LetterResource[], answers: Responses = {}) =>
  serve({
    'GET /letters': () => ({ data: letters, pageCount: 1 }),
    'GET /users/{studentId}/letters': () => ({ data: letters }),
    'GET /users/{studentId}/letter-sheet': () => ({ data: sheet() }),
    'GET /users/saved-colleges': () => ({
      data: [applying],
      pageCount: 1,
      total: { interested: 0, applying: 1, applied: 0 },
    }),
    'PATCH /letters/{id}': done,
    'PUT /letters/{id}/sent': done,
    'POST /users/{studentId}/letters': () => ({ id: 'l9' }),
    'PUT /users/{studentId}/letter-rights': done,
    ...answers,
  });

const user = userEvent.setup({ delay: null });

beforeEach(() => itIs('2026-11-24T17:00:00.000Z'));

describe('the queue of a recommender', () => {
  const open = () => renderApp({ role: 'recommender', at: '/letters' });

  it('names student, colleges, deadlines and note', async () => {
    serving([letter('l1')]);
    open();
    const item = (await screen.findByRole('heading', { name: 'Maya Torres' })).closest('article')!;
    expect(item.textContent).toMatch(/Waiting for an answer.*Harbor College \(.*Jan 5.*Mention the choir\./);
  });

  it('accepts a request', async () => {
    const requests = serving([letter('l1')]);
    open();
    await user.click(await screen.findByRole('button', { name: 'Accept: Maya Torres' }));
    expect(await screen.findByText('You agreed to write this letter.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([{ call: 'PATCH /letters/l1', body: { status: 'accepted' } }]);
  });

  it('declines only with a reason', async () => {
    const requests = serving([letter('l1')]);
    open();
    await user.click(await screen.findByRole('button', { name: 'More for the letter: Maya Torres' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the letter for Maya Torres?' }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Text is a required field')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'I am on leave.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(async () =>
      expect(await writesIn(requests)).toEqual([
        { call: 'PATCH /letters/l1', body: { status: 'declined', reason: 'I am on leave.' } },
      ]),
    );
  });

  it('uploads a letter, and says why one is refused', async () => {
    const requests = serving([letter('l1')], {
      'POST /letters/{id}/file': () => problem(422, 'not-a-pdf', 'Choose a PDF file.'),
    });
    open();
    const chosen = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText('Upload letter: Maya Torres'), chosen);
    expect(await screen.findByText('Choose a PDF file.')).toBeTruthy();
    expect(requests.map(pathOf)).toContain('/letters/l1/file');
  });

  it('shows what the student shares', async () => {
    serving([letter('l1')], {
      'GET /letters/{id}/background': () => ({
        data: {
          answers: [{ question: 'What are you proud of?', answer: 'Our choir.' }],
          ...{ activities: [], honors: [], courses: [], testScores: [] },
        },
      }),
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'About the student: Maya Torres' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'About Maya Torres' }));
    expect(await dialog.findByText('Our choir.')).toBeTruthy();
  });

  it('says when nobody waits', async () => {
    serving([]);
    open();
    expect(await screen.findByText('No student is waiting for a letter from you.')).toBeTruthy();
  });
});

describe('the letters of a student', () => {
  const open = () => renderApp({ role: 'student', at: '/applications' });

  it('are asked for with colleges, a note and parts of the record', async () => {
    const requests = serving([]);
    open();
    await user.click(await screen.findByRole('button', { name: 'Ask for a letter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a letter' }));
    await user.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await dialog.findByText('Choose a teacher.')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('Who do you want to ask?'), 'Teresa Whitman');
    await user.click(dialog.getByLabelText('Honors'));
    await user.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('You asked Teresa Whitman.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      {
        call: 'POST /users/user-1/letters',
        body: { recommenderId: 't1', ceebs: ['3434'], note: '', shares: ['honors'] },
      },
    ]);
  });

  it('come after the choice about the right to see them', async () => {
    const requests = serving([], {
      'GET /users/{studentId}/letter-sheet': () => ({ data: sheet({ waived: null }) }),
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Ask for a letter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your right to see your letters' }));
    await user.selectOptions(dialog.getByLabelText('What do you want to do?'), 'waive');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Ask for a letter' })).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      { call: 'PUT /users/user-1/letter-rights', body: { waived: true } },
    ]);
  });

  it('show each step, without a waived letter', async () => {
    serving([
      letter('l1', { status: 'written' }),
      letter('l2', { status: 'written', waived: false, readable: true }),
    ]);
    open();
    expect(await screen.findAllByText('Written')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Download letter: Teresa Whitman' })).toHaveLength(1);
  });

  it('that are missing wait for teachers', async () => {
    serving([]);
    open();
    expect((await screen.findByText('Needed from teachers')).parentElement?.textContent).toContain(
      '1 letter',
    );
  });
});

describe('the letters of a counselor’s students', () => {
  const open = () => renderApp({ role: 'counselor', at: '/counselor/letters' });

  it('are approved', async () => {
    const requests = serving([letter('l1', { status: 'approval' })]);
    open();
    await user.click(await screen.findByRole('button', { name: 'Approve: Maya Torres' }));
    expect(await screen.findByText('The request is approved.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([{ call: 'PATCH /letters/l1', body: { status: 'asked' } }]);
  });

  it('are downloaded and marked as sent', async () => {
    const requests = serving([letter('l1', { status: 'written', readable: true })], {
      'GET /letters/{id}/file': () => file('%PDF'),
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
    open();
    await user.click(await screen.findByRole('button', { name: 'Download letter: Maya Torres' }));
    await waitFor(() => expect(requests.map(pathOf)).toContain('/letters/l1/file'));
    await user.click(screen.getByRole('button', { name: 'Mark as sent: Maya Torres' }));
    await waitFor(async () =>
      expect(await writesIn(requests)).toEqual([{ call: 'PUT /letters/l1/sent', body: { ceebs: ['3434'] } }]),
    );
  });

  it('are filtered by status', async () => {
    const requests = serving([letter('l1')]);
    open();
    await user.selectOptions(await screen.findByLabelText('Status'), 'Declined');
    await waitFor(() =>
      expect(requests.map(({ url }) => new URL(url).searchParams.get('status'))).toContain('declined'),
    );
  });
});

describe('the letters of a child', () => {
  it('are seen by a parent, who does nothing about them', async () => {
    serving([letter('l1', { status: 'accepted' })], {
      'GET /children': () => ({
        data: [
          {
            id: 's1',
            attributes: { firstName: 'Maya', lastName: 'Torres', state: 'accepted' },
            relationships: {},
          },
        ],
      }),
      'GET /users/{studentId}/saved-colleges': () => ({
        data: [applying],
        pageCount: 1,
        total: { interested: 0, applying: 1, applied: 0 },
      }),
    });
    renderApp({ role: 'parent', at: '/parent/colleges' });
    const item = (await screen.findByRole('heading', { name: 'Teresa Whitman' })).closest('article')!;
    expect(item.textContent).toContain('Being written');
    expect(within(item).queryByRole('button')).toBeNull();
  });
});
