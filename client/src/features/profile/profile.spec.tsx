import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverEvent } from 'contract/realtime';
import { applyEvent } from '../../shared/realtime/realtime';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { problem, serve } from '../../test/server';
import { dialogOf, isClosed, NOTHING, openProfile, panel, save, type, user } from '../../test/openProfile';

const shellHead = () =>
  screen.getByRole('heading', { level: 1, hidden: true }).closest('header')!.textContent;

describe('the header of the profile', () => {
  it('shows who the student is and the graduation year', async () => {
    itIs('2026-11-20T17:00:00.000Z');
    await openProfile({
      changes: { pronoun: 'She/her', city: 'Keene', state: 'NH', grade: '11th', grade_told: true },
      about: { highSchoolName: 'Harbor High', highSchoolType: 'Public' },
    });
    const head = await panel('Zoë Berg She/her · 2028 Applicant');
    expect(head.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ' Keene, NH',
      ' 11th grade, Harbor High · Public',
      ' zoe@school.test',
    ]);
    expect(head.queryAllByRole('link')).toEqual([]);
    expect(shellHead()).toContain('Zoë Berg2028 Applicant');
  });

  it('shows no graduation year for other grades', async () => {
    await openProfile({ changes: { grade: 'Other', grade_told: true } });
    await panel('Zoë Berg Applicant');
  });

  it('sends only changes and the default grade, and updates at once', async () => {
    const { written } = await openProfile({ changes: { city: 'Keene', phone_number: '2125550100' } });
    const dialog = await dialogOf('Edit profile');
    await type(dialog, { 'First name': 'Mia', City: '' });
    await user.selectOptions(dialog.getByLabelText('Pronouns'), 'Ze/hir');
    await save(dialog);
    await screen.findByText('Profile Updated');
    await isClosed();
    expect(await written()).toEqual([
      {
        call: 'PATCH /users/profile',
        body: { first_name: 'Mia', city: '', pronoun: 'Ze/hir', grade: '9th' },
      },
    ]);
    expect(shellHead()).toContain('Mia Berg');
  });

  it('shows errors below their fields', async () => {
    const { written } = await openProfile();
    const dialog = await dialogOf('Edit profile');
    await type(dialog, {
      ...{ 'First name': 'Z', 'Last name': '', Email: 'zoe at home', 'Phone number': '555' },
      ...{ City: 'K2', 'ZIP code': '3431' },
    });
    await save(dialog);
    for (const sentence of [
      'First name should have a minimum length of 2',
      'Last name is a required field',
      'Email needs to be a valid format',
      'Phone number must have 10 digits.',
      'Please input a valid City Name.',
      'Must be valid Zip Code format i.e. 90210 or 98201-9912',
    ]) {
      expect(await dialog.findByText(sentence)).toBeTruthy();
    }
    expect(await written()).toEqual([]);
  });

  it('receives what another tab has received', async () => {
    let gpa = 3.5;
    const { store } = await openProfile({
      answers: {
        'GET /users/about': () => ({
          data: { id: 'user-1', attributes: { ...NOTHING, gpa, gpaScale: 4 }, relationships: {} },
        }),
      },
    });
    expect(await screen.findByText('3.5')).toBeTruthy();
    gpa = 3.9;
    act(() => applyEvent(store, serverEvent('record.changed', 'user-1', 3, { part: 'numbers' })));
    expect(await screen.findByText('3.9')).toBeTruthy();
  });

  it('receives what another tab has changed', async () => {
    const { store, rename } = await openProfile();
    rename('Mia');
    act(() => applyEvent(store, serverEvent('account.changed', 'user-1', 3, {})));
    await waitFor(() => expect(shellHead()).toContain('Mia Berg'));
  });
});

describe('a change of the email address', () => {
  it('waits for its link, which can be resent or withdrawn', async () => {
    const { written } = await openProfile();
    const dialog = await dialogOf('Edit profile');
    await type(dialog, { Email: 'mia@school.test' });
    await type(dialog, { 'Your password': 'quadrangle-demo' });
    await save(dialog);
    await screen.findByText(
      'We sent a link to mia@school.test. Until you open it, you sign in with zoe@school.test.',
    );
    await isClosed();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByText('We’re sending a new link to mia@school.test.');
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await screen.findByText('Your email address stays the same.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the change' })).toBeNull());
    expect(await written()).toEqual([
      {
        call: 'PATCH /users/profile',
        body: { email: 'mia@school.test', password: 'quadrangle-demo', grade: '9th' },
      },
      { call: 'PATCH /users/profile', body: { email: 'mia@school.test' } },
      { call: 'DELETE /users/profile/email', body: undefined },
    ]);
  });

  it('shows below the field that the address is taken', async () => {
    const sentence = 'User already exists.';
    await openProfile({
      answers: { 'PATCH /users/profile': () => problem(401, 'user-exists', sentence, { email: sentence }) },
    });
    const dialog = await dialogOf('Edit profile');
    await type(dialog, { Email: 'taken@school.test' });
    await type(dialog, { 'Your password': 'quadrangle-demo' });
    await save(dialog);
    expect(await dialog.findByText(sentence)).toBeTruthy();
    expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });
});

it('the profile shows saved colleges and changes their status', async () => {
  const { written } = await openProfile({
    answers: { 'POST /users/bookmark': () => ({ data: { id: 'saved-1' } }) },
  });
  const colleges = await panel('My Colleges');
  await colleges.findByRole('link', { name: 'Duke' });
  expect(colleges.getByRole('link', { name: 'View More' }).getAttribute('href')).toBe('/colleges');
  await user.click(colleges.getByRole('button', { name: 'Applying: Duke' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Interested', 'Applied', 'Remove'],
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Applied' }));
  await waitFor(async () => expect((await written())[0]?.body).toMatchObject({ status: 'applied' }));
});

it('the profile shows the three tasks that are due next', async () => {
  await openProfile();
  const tasks = await panel('Tasks');
  await tasks.findByRole('link', { name: 'Due 2027-01-01' });
  const names = tasks.getAllByRole('link', { name: /^Due/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Due 2027-01-01', 'Due 2027-02-01', 'Due 2027-03-01']);
});

describe('the profile of staff', () => {
  const PAGES = [
    ['counselor', '/counselor/profile'],
    ['account_admin', '/account-admin/profile'],
    ['exam_admin', '/exam-admin/profile'],
    ['admin', '/admin-profile'],
    ['counselor', '/profile'],
    ['admin', '/profile'],
  ] as const;

  it.each(PAGES)('of %s at %s only has a name and an address to edit', async (role, at) => {
    const { written } = await openProfile({ role, at });
    const dialog = await dialogOf('Edit profile');
    expect(dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).name)).toEqual([
      ...['first_name', 'last_name', 'email'],
    ]);
    await type(dialog, { 'Last name': 'Berg-Lee' });
    await save(dialog);
    await screen.findByText('Profile Updated');
    await isClosed();
    expect(await written()).toEqual([{ call: 'PATCH /users/profile', body: { last_name: 'Berg-Lee' } }]);
    await waitFor(() => expect(shellHead()).toContain('Zoë Berg-Lee'));
  });

  it('has a dialog to change the password', async () => {
    await openProfile({ role: 'counselor' });
    const dialog = await dialogOf('Update Password');
    expect(dialog.getByLabelText('Old password')).toBeTruthy();
  });
});

describe('the downloads of a profile', () => {
  it.each([
    ['Download PDF', 'GET /student/record/{studentId}/download'],
    ['Download JSON', 'GET /users/export'],
  ] as const)('show why %s failed', async (button, asked) => {
    serve({ [asked]: () => problem(503, 'store-unavailable', 'Please try again in a moment.') });
    renderApp({ role: 'student', at: '/profile/download' });
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText('Please try again in a moment.')).toBeDefined();
  });
});
