import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormerStudent, RetentionDays, RetentionResource } from 'contract/retention';
import { entityNamed } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { problem, serve, type Responses } from '../../test/server';

const user = userEvent.setup({ delay: null });

const NONE = { over: 0, 'within-30': 0, 'within-90': 0, later: 0, kept: 0, held: 0 };

const studentNamed = (
  id: string,
  firstName: string,
  changes: Partial<FormerStudent> = {},
): FormerStudent => ({
  ...{ id, firstName, lastName: 'Young', school: { id: 'e1', name: 'Northgate' } },
  ...{
    since: '2026-06-20T12:00:00.000Z',
    state: 'kept',
    overOn: null,
    eraseOn: null,
    told: false,
    hold: null,
  },
  ...changes,
});

const planOf = (changes: Partial<RetentionResource['attributes']>): { data: RetentionResource } => ({
  data: {
    id: 'e1',
    attributes: { days: null, platformDays: null, counts: NONE, students: [], ...changes },
    relationships: {},
  },
});

const serving = (answers: Responses) =>
  serve({ 'GET /admin/entities': () => ({ data: [entityNamed('e1', 'Northgate')] }), ...answers });

const open = () => renderApp({ role: 'account_admin', at: '/account-admin/school/retention' });

const OVER = { state: 'over', overOn: '2026-09-18', eraseOn: '2026-12-22' } as const;

describe('the retention period', () => {
  it('previews its effect and is saved after a confirmation', async () => {
    let set: RetentionDays | null = null;
    const requests = serving({
      'GET /admin/entity/{id}/retention': ({ query }) => {
        const days = Number(query.days ?? set ?? 0);
        const student = studentNamed('s1', 'Ben', days === 90 ? OVER : {});
        return planOf({ days: set, counts: { ...NONE, [student.state]: 1 }, students: [student] });
      },
      'PUT /admin/entity/{id}/retention': ({ body }) => {
        set = body.days;
      },
    });
    open();
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Keep former students’ records for',
    });
    expect(choice.selectedOptions[0]!.textContent).toBe('Platform default (forever)');
    expect(await screen.findByRole('rowheader', { name: 'Ben Young' })).toBeTruthy();
    await user.selectOptions(choice, '90 days');
    expect(await screen.findByText('Preview – not saved yet.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Period over/ })).toBeTruthy();
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Save period…' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Keep former students’ records for 90 days?',
    });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Period over: 1 student']);
    expect(dialog.textContent).toContain('delete their accounts on Dec 22, 2026');
    await user.click(within(dialog).getByRole('button', { name: 'Save period' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(set).toBe(90);
  });

  it('shows an error and offers a retry', async () => {
    let broken = true;
    serving({
      'GET /admin/entity/{id}/retention': () =>
        broken ? problem(500, 'internal', 'broken') : planOf({ days: 365 }),
    });
    open();
    await screen.findByText('Unable to get former students');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No former students yet.')).toBeTruthy();
  });
});

it('a record can be held with a reason and released again', async () => {
  let hold: FormerStudent['hold'] = null;
  serving({
    'GET /admin/entity/{id}/retention': () => {
      const student = studentNamed('s1', 'Ben', hold ? { state: 'held', hold } : OVER);
      return planOf({ days: 90, counts: { ...NONE, [student.state]: 1 }, students: [student] });
    },
    'PUT /admin/entity/{id}/former/{userId}/hold': ({ body }) => {
      hold = { reason: body.reason, since: '2026-11-20T12:00:00.000Z' };
    },
    'DELETE /admin/entity/{id}/former/{userId}/hold': () => {
      hold = null;
    },
  });
  open();
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Ben Young' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await choose('Put on hold…');
  const dialog = await screen.findByRole('dialog', { name: 'Keep the record of Ben Young?' });
  await user.type(within(dialog).getByLabelText('Reason'), 'A lawsuit');
  await user.click(within(dialog).getByRole('button', { name: 'Put on hold' }));
  expect(await screen.findByText('On hold: A lawsuit')).toBeTruthy();
  await choose('End the hold…');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'End hold' }));
  expect(await screen.findByRole('button', { name: /Period over/ })).toBeTruthy();
});

it('the list of all schools names the last school of each student', async () => {
  serve({
    'GET /admin/retention': () =>
      planOf({ days: 365, counts: { ...NONE, over: 1 }, students: [studentNamed('s1', 'Ben', OVER)] }),
  });
  renderApp({ role: 'admin', at: '/admin/retention' });
  expect(await screen.findByRole('cell', { name: 'Northgate' })).toBeTruthy();
});
