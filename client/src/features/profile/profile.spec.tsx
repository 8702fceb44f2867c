import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AboutResource } from 'contract/about';
import type { ProfileResource } from 'contract/profile';
import { serverEvent } from 'contract/realtime';
import type { Role } from 'contract/roles';
import type { TestScoreResource } from 'contract/test-scores';
import { applyEvent } from '../../shared/realtime/realtime';
import { itIs } from '../../test/calendar';
import { savedAs, savedPage } from '../../test/colleges';
import { renderApp } from '../../test/renderApp';
import { profileOf } from '../../test/people';
import { problem, serve, writtenBy, type Answers } from '../../test/server';
import { taskNamed } from '../../test/tasks';

const user = userEvent.setup({ delay: null });

const ZOE = { id: 'user-1', first_name: 'Zoë', last_name: 'Berg' };

const NOTHING: AboutResource['attributes'] = {
  ...{ gpa: null, gpaScale: null, classRank: null, classSize: null },
  ...{ highSchoolName: null, highSchoolSize: null, highSchoolType: null },
  ...{ orderedMajorChoices: null, orderedFavorites: null, notes: '' },
};

interface World {
  readonly role?: Role;
  readonly at?: string;
  readonly said?: Partial<ProfileResource['attributes']>;
  readonly about?: Partial<AboutResource['attributes']>;
  readonly tests?: readonly TestScoreResource[];
  readonly answers?: Answers;
}

/** Takes in what is said as the server does. */
async function open({
  role = 'student',
  at = '/profile',
  said,
  about = {},
  tests = [],
  answers,
}: World = {}) {
  let profile = profileOf({ ...ZOE, role }, said);
  let numbers = { ...NOTHING, ...about };
  const say = (attributes: Partial<ProfileResource['attributes']>) => {
    profile = { ...profile, attributes: { ...profile.attributes, ...attributes } };
    return { data: profile };
  };
  const aboutPage = () => ({ data: { id: 'user-1', attributes: numbers, relationships: {} } });
  const dates = ['2027-04-01', '2027-01-01', '2027-03-01', '2027-02-01'];
  const nothing = () => ({ data: [], pageCount: 0 });
  const requests = serve({
    'GET /users/profile': () => ({ data: profile }),
    'GET /users/about': aboutPage,
    'GET /users/saved-colleges': () => savedPage([savedAs('applying', 'Duke')]),
    'GET /v2/tasks/all': () => ({
      data: dates.map((dueDate) => taskNamed(`Due ${dueDate}`, { dueDate })),
    }),
    'GET /users/test': () => ({ data: tests, pageCount: 1 }),
    'GET /users/extra-curricular': nothing,
    'GET /users/course': nothing,
    'GET /users/honors': nothing,
    'GET /admin/all': nothing,
    'POST /users/about': ({ body }) => {
      numbers = { ...numbers, ...body };
      return aboutPage();
    },
    'PATCH /users/profile': ({ body: { email, ...change } }) =>
      say({ ...change, ...(email && { pending_email: email }) } as Partial<ProfileResource['attributes']>),
    'DELETE /users/profile/email': () => void say({ pending_email: null }),
    ...answers,
  });
  const app = renderApp({ role, at });
  await screen.findByRole('button', { name: 'Edit profile' });
  return { ...app, written: () => writtenBy(requests), rename: (first_name: string) => say({ first_name }) };
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const dialogOf = async (button: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: button }));
};
const type = async (dialog: Awaited<ReturnType<typeof dialogOf>>, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    const field = dialog.getByLabelText(label);
    await user.clear(field);
    if (text) await user.type(field, text);
  }
};
const save = (dialog: Awaited<ReturnType<typeof dialogOf>>) =>
  user.click(dialog.getByRole('button', { name: 'Save' }));
const shellHead = () =>
  screen.getByRole('heading', { level: 1, hidden: true }).closest('header')!.textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the head of the profile', () => {
  it('says who the student is, and when school ends', async () => {
    itIs('2026-11-20T17:00:00.000Z');
    await open({
      said: { pronoun: 'She/her', city: 'Keene', state: 'NH', grade: '11th', grade_told: true },
      about: { highSchoolName: 'Harbor High', highSchoolType: 'Public' },
    });
    const head = await panel('Zoë Berg She/her · 2028 Applicant');
    expect(head.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ' Keene, NH',
      ' 11th grade, Harbor High',
      ' zoe@school.test',
      'Change password',
      'Sign-in and security',
      'Download',
      'Who looked at my record',
    ]);
    expect(head.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/edit-password',
      '/security',
      '/profile/download',
      '/profile/views',
    ]);
    expect(shellHead()).toContain('Zoë Berg2028 Applicant');
  });

  it('of another grade names no year', async () => {
    await open({ said: { grade: 'Other', grade_told: true } });
    await panel('Zoë Berg Applicant');
  });

  it('is edited: what differs is sent, the default grade too, and the page has it at once', async () => {
    const { written } = await open({ said: { city: 'Keene', phone_number: '2125550100' } });
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

  it('says under each field what is wrong with it', async () => {
    const { written } = await open();
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

  it('hears of what another tab has told', async () => {
    let gpa = 3.5;
    const { store } = await open({
      answers: {
        'GET /users/about': () => ({
          data: { id: 'user-1', attributes: { ...NOTHING, gpa, gpaScale: 4 }, relationships: {} },
        }),
      },
    });
    expect(await screen.findByText('3.5')).toBeTruthy();
    gpa = 3.9;
    applyEvent(store, serverEvent('record.changed', 'user-1', 3, { part: 'numbers' }));
    expect(await screen.findByText('3.9')).toBeTruthy();
  });

  it('hears of what another tab has changed', async () => {
    const { store, rename } = await open();
    rename('Mia');
    applyEvent(store, serverEvent('account.changed', 'user-1', 3, {}));
    await waitFor(() => expect(shellHead()).toContain('Mia Berg'));
  });
});

describe('another e-mail address', () => {
  it('waits for its link, which can be sent again or withdrawn', async () => {
    const { written } = await open();
    const dialog = await dialogOf('Edit profile');
    await type(dialog, { Email: 'mia@school.test' });
    await save(dialog);
    await screen.findByText(
      'A link was sent to mia@school.test. Until you open it, you sign in with zoe@school.test.',
    );
    await isClosed();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByText('A new link is on its way to mia@school.test.');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Your e-mail address stays as it is.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull());
    expect(await written()).toEqual([
      { call: 'PATCH /users/profile', body: { email: 'mia@school.test', grade: '9th' } },
      { call: 'PATCH /users/profile', body: { email: 'mia@school.test' } },
      { call: 'DELETE /users/profile/email', body: undefined },
    ]);
  });

  it('that is taken is said under its field', async () => {
    const sentence = 'User already exists.';
    await open({
      answers: { 'PATCH /users/profile': () => problem(401, 'user-exists', sentence, { email: sentence }) },
    });
    const dialog = await dialogOf('Edit profile');
    await type(dialog, { Email: 'taken@school.test' });
    await save(dialog);
    expect(await dialog.findByText(sentence)).toBeTruthy();
    expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the numbers', () => {
  const test = (id: string, kind: 'SAT' | 'ACT', scores: Record<string, number>): TestScoreResource => ({
    id,
    attributes: { type: kind, dateTaken: '2026-03-14', scores },
    relationships: {},
  });
  const figures = async () =>
    [...(await screen.findByText('GPA')).closest('dl')!.querySelectorAll('dd')].map((dd) => dd.textContent);

  it('are told with the best scores, or that there is no data', async () => {
    await open({
      about: { gpa: 3.8, gpaScale: 4, classRank: 12, classSize: 1240 },
      tests: [
        test('t1', 'SAT', { verbal: 600, math: 700 }),
        test('t2', 'SAT', { verbal: 690, math: 700 }),
        test('t3', 'ACT', { english: 30, math: 31, reading: 32, science: 29 }),
      ],
    });
    await waitFor(async () =>
      expect(await figures()).toEqual([
        '3.8 / 4',
        '12 of 1,240',
        'No Data',
        '1390 690 + 700',
        '31 composite',
      ]),
    );
  });

  it('are all needed, but for the school alone', async () => {
    const { written } = await open();
    const dialog = await dialogOf('Edit About');
    await save(dialog);
    for (const field of ['Gpa', 'Gpa scale', 'Class rank', 'Class size']) {
      expect(await dialog.findByText(`${field} is a required field`)).toBeTruthy();
    }
    await type(dialog, { 'High school': 'Harbor High' });
    await save(dialog);
    expect(await dialog.findByText('High school type is a required field')).toBeTruthy();
    expect(dialog.queryByText('Gpa is a required field')).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Type of school'), 'Public');
    await save(dialog);
    await screen.findByText('About Updated');
    await isClosed();
    expect(await written()).toEqual([
      {
        call: 'POST /users/about',
        body: { highSchoolName: 'Harbor High', highSchoolSize: null, highSchoolType: 'Public' },
      },
    ]);
  });
});

describe('majors, favorites and notes', () => {
  it('are none until they are named', async () => {
    await open();
    for (const [name, sentence] of [
      ['Majors', 'Currently no Majors.'],
      ['Favorites', 'Currently no Favorites.'],
      ['Notes', 'Currently no Notes.'],
    ] as const) {
      expect(await (await panel(name)).findByText(sentence)).toBeTruthy();
    }
  });

  it.each([
    ['Majors', ['Major 1', 'Major 2', 'Major 3'], 'Major is a required field', 'Majors Updated'],
    ['Favorites', ['Favorite 1', 'Favorite 2'], 'Favorite is a required field', 'Favorites Updated'],
  ])('are named in order: %s', async (name, labels, missing, updated) => {
    const { written } = await open();
    const dialog = await dialogOf(`Edit ${name}`);
    await save(dialog);
    expect(await dialog.findAllByText(missing)).toHaveLength(labels.length);
    await type(dialog, Object.fromEntries(labels.map((label, index) => [label, `Choice ${index + 1}`])));
    await save(dialog);
    await screen.findByText(updated);
    await isClosed();
    const rows = (await panel(name)).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(labels.map((_, index) => `Choice ${index + 1}`));
    expect(await written()).toHaveLength(1);
  });

  it('are written with what is left to write', async () => {
    const { written } = await open({ about: { notes: 'A brother at Cornell.' } });
    expect(await (await panel('Notes')).findByText('A brother at Cornell.')).toBeTruthy();
    const dialog = await dialogOf('Edit Notes');
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Notes');
    expect(field.rows).toBe(8);
    for (const hint of ['financial aid needs', 'life story', 'school info', 'legacy connections']) {
      expect(field.placeholder).toContain(hint);
    }
    expect(dialog.getByText('21 of 255 characters')).toBeTruthy();
    await type(dialog, { Notes: '' });
    await save(dialog);
    expect(await dialog.findByText('Please enter some notes.')).toBeTruthy();
    await type(dialog, { Notes: 'Aid' });
    await save(dialog);
    await screen.findByText('Notes Updated');
    expect(await written()).toEqual([{ call: 'POST /users/about', body: { notes: 'Aid' } }]);
  });
});

it('shows the saved colleges, whose status is another one at a click', async () => {
  const { written } = await open({
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

it('shows the three tasks that are due next', async () => {
  await open();
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

  it.each(PAGES)('of %s at %s has names and address alone, to be edited', async (role, at) => {
    const { written } = await open({ role, at });
    const dialog = await dialogOf('Edit profile');
    expect(dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).name)).toEqual([
      ...['first_name', 'last_name', 'email'],
    ]);
    await type(dialog, { 'Last name': 'Berg-Lee' });
    await save(dialog);
    await screen.findByText('Profile Updated');
    await isClosed();
    expect(await written()).toEqual([{ call: 'PATCH /users/profile', body: { last_name: 'Berg-Lee' } }]);
    expect(shellHead()).toContain('Zoë Berg-Lee');
  });

  it('has a dialog for another password', async () => {
    await open({ role: 'counselor' });
    const dialog = await dialogOf('Update Password');
    expect(dialog.getByLabelText('Old password')).toBeTruthy();
  });
});

describe('the downloads', () => {
  it.each([
    ['Download PDF', 'GET /student/record/{studentId}/download'],
    ['Download JSON', 'GET /users/export'],
  ] as const)('say why %s did not come', async (button, asked) => {
    serve({ [asked]: () => problem(503, 'store-unavailable', 'Please try again in a moment.') });
    renderApp({ role: 'student', at: '/profile/download' });
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText('Please try again in a moment.')).toBeDefined();
  });
});
