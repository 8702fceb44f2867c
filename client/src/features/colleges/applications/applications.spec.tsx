import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noApplication, type ApplicationAttributes } from 'contract/applications';
import { noRequirements } from 'contract/colleges';
import type { SavedCollegeResource, SavedStatus } from 'contract/saved-colleges';
import { itIs } from '../../../test/calendar';
import { savedAs, savedPage } from '../../../test/colleges';
import { renderApp } from '../../../test/renderApp';
import { done, problem, serve, writesIn, type Responses } from '../../../test/server';
import { summaryOf } from '../../../test/students';

function applyingTo(
  name: string,
  application: Partial<ApplicationAttributes> = {},
  status: SavedStatus = application.submittedOn ? 'applied' : 'applying',
): SavedCollegeResource {
  const saved = savedAs(status, name);
  const attributes = {
    ...saved.attributes,
    application: {
      ...noApplication,
      dueOn: null,
      tasks: { done: 0, all: 0 },
      requirements: { ...noRequirements, testPolicy: null },
      letters: { done: 0, all: 0 },
      ...application,
    },
  };
  return { ...saved, attributes };
}

const SENT = { submittedOn: '2026-11-01', plan: 'regular', filedWith: 'common-app' } as const;

const user = userEvent.setup({ delay: null });

const serving = (saved: readonly SavedCollegeResource[], answers: Responses = {}) =>
  serve({
    'GET /users/saved-colleges': () => savedPage(saved, 1, 500),
    'GET /users/{studentId}/saved-colleges': () => savedPage(saved, 1, 500),
    'GET /student/summary/{studentId}': () => ({ data: summaryOf('s1', 'Maya', 'Torres') }),
    'PATCH /users/{studentId}/applications/{ceeb}': done,
    'POST /users/{studentId}/applications/{ceeb}/withdraw-others': done,
    ...answers,
  });

const open = () => renderApp({ role: 'student', at: '/applications' });
const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const itemsOf = async (name: RegExp) =>
  (await group(name)).getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => itIs('2026-11-24T17:00:00.000Z'));

describe('the applications of a student', () => {
  it('are listed by the next deadline, with what is missing', async () => {
    serving([
      applyingTo('Brown', { dueOn: '2027-01-05', plan: 'regular', tasks: { done: 1, all: 3 } }),
      applyingTo('Duke', { dueOn: '2026-12-01', plan: 'ed', filedWith: 'own-form' }),
      savedAs('interested', 'Yale'),
    ]);
    open();
    const [first, second, ...others] = await itemsOf(/^Applications to submit/);
    expect(first).toMatch(/Duke.*Early Decision.*in 7 days.*Needed from you.*the submission/);
    expect(second).toMatch(/Brown.*Needed from you.*where it’s filed · 2 tasks · the submission/);
    expect(others).toEqual([]);
  });

  it('say what the college asks for, and what is unknown', async () => {
    const requirements = {
      ...{ ...noRequirements, testPolicy: 'required' as const },
      ...{ teacherLetters: 2, transcript: true, schoolReport: false, applicationFee: 75 },
    };
    serving([applyingTo('Duke', { requirements }), applyingTo('Brown')]);
    open();
    const [first, second] = await itemsOf(/^Applications to submit/);
    expect(first).toContain(
      'The college asks for2 teacher letters · transcript · test scores · $75 fee · unknown: counselor’s letter, mid-year report, final report',
    );
    expect(second).toContain('The college asks forUnknown');
  });

  it('link to the board when there are none', async () => {
    serving([savedAs('interested', 'Yale')]);
    open();
    expect(await screen.findByText(/You don’t have an application yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My colleges' }).getAttribute('href')).toBe(
      '/colleges?view=board',
    );
  });

  it('are submitted with one tap, which can be undone', async () => {
    const requests = serving([applyingTo('Duke')], { 'POST /undo': done });
    open();
    await user.click(await screen.findByRole('button', { name: 'I submitted it: Duke' }));
    expect(await screen.findByText('Duke: submitted.')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Duke');
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(async () =>
      expect(await writesIn(requests)).toMatchObject([
        { call: 'PATCH /users/user-1/applications/duke', body: { submittedOn: '2026-11-24' } },
        { call: 'POST /undo' },
      ]),
    );
  });

  it('get the decision of the college from a menu', async () => {
    const requests = serving([applyingTo('Duke', SENT)]);
    open();
    await user.click(await screen.findByRole('button', { name: 'I heard back: Duke' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Waitlisted' }));
    expect(await screen.findByText('Duke: waitlisted.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      { call: 'PATCH /users/user-1/applications/duke', body: { decision: 'waitlisted' } },
    ]);
  });

  it('say what a corrected decision was', async () => {
    const earlierDecisions = [{ decision: 'deferred', decidedOn: '2026-11-10' }] as const;
    const decision = { decision: 'admitted', decidedOn: '2026-11-20', scholarship: '$9,000' } as const;
    serving([applyingTo('Duke', { ...SENT, ...decision, earlierDecisions })]);
    open();
    const [decided] = await itemsOf(/^Decided applications/);
    expect(decided).toMatch(/Admitted.*Needed from you.*the final choice.*Before.*Deferred.*\$9,000/);
  });

  it('ask to withdraw the others after a binding admission', async () => {
    const requests = serving([
      applyingTo('Duke', { ...SENT, plan: 'ed', decision: 'admitted', decidedOn: '2026-11-20' }),
      applyingTo('Brown', SENT),
    ]);
    open();
    await user.click(await screen.findByRole('button', { name: 'Withdraw 1 other application' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw 1 application?' }));
    expect(dialog.getByText('This withdraws the applications to Brown.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('1 application withdrawn.')).toBeTruthy();
    expect((await writesIn(requests)).map(({ call }) => call)).toEqual([
      'POST /users/user-1/applications/duke/withdraw-others',
    ]);
  });

  it('show under the field why an edit is refused', async () => {
    const taken = 'Only one binding application can be open, and Brown already has it.';
    const requests = serving([applyingTo('Duke')], {
      'PATCH /users/{studentId}/applications/{ceeb}': () =>
        problem(409, 'binding-plan-taken', taken, { plan: taken }),
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Edit: Duke' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Application to Duke' }));
    await user.selectOptions(dialog.getByLabelText('Plan'), 'Early Decision');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(taken)).toBeTruthy();
    expect(await writesIn(requests)).toMatchObject([{ body: { plan: 'ed' } }]);
  });
});

describe('the applications in the staff’s tab', () => {
  it('are edited for the student', async () => {
    const requests = serving([applyingTo('Duke')]);
    renderApp({ role: 'counselor', at: '/students/s1?tab=colleges' });
    expect(await screen.findByText('Needed from the student')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Mark as submitted: Duke' }));
    await waitFor(async () =>
      expect(await writesIn(requests)).toEqual([
        { call: 'PATCH /users/s1/applications/duke', body: { submittedOn: '2026-11-24' } },
      ]),
    );
  });
});
