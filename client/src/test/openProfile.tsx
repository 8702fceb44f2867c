import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AboutResource } from 'contract/about';
import type { ProfileResource } from 'contract/profile';
import type { Role } from 'contract/roles';
import type { TestScoreResource } from 'contract/test-scores';
import { savedAs, savedPage } from './colleges';
import { profileOf } from './people';
import { renderApp } from './renderApp';
import { serve, writesIn, type Responses } from './server';
import { taskNamed } from './tasks';

export const user = userEvent.setup({ delay: null });

const ZOE = { id: 'user-1', first_name: 'Zoë', last_name: 'Berg' };

export const NOTHING: AboutResource['attributes'] = {
  ...{ gpa: null, gpaScale: null, classRank: null, classSize: null },
  ...{ highSchoolName: null, highSchoolSize: null, highSchoolType: null },
  ...{ orderedMajorChoices: null, orderedFavorites: null, notes: '' },
};

interface World {
  readonly role?: Role;
  readonly at?: string;
  readonly changes?: Partial<ProfileResource['attributes']>;
  readonly about?: Partial<AboutResource['attributes']>;
  readonly tests?: readonly TestScoreResource[];
  readonly answers?: Responses;
}

export async function openProfile({
  role = 'student',
  at = '/profile',
  changes,
  about = {},
  tests = [],
  answers,
}: World = {}) {
  let profile = profileOf({ ...ZOE, role }, changes);
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
    'PATCH /users/profile': ({ body: { email, password: _password, ...change } }) =>
      say({ ...change, ...(email && { pending_email: email }) } as Partial<ProfileResource['attributes']>),
    'DELETE /users/profile/email': () => void say({ pending_email: null }),
    ...answers,
  });
  const app = renderApp({ role, at });
  await screen.findByRole('button', { name: 'Edit profile' });
  return { ...app, written: () => writesIn(requests), rename: (first_name: string) => say({ first_name }) };
}

export const panel = async (name: string) => within(await screen.findByRole('region', { name }));
export const dialogOf = async (button: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: button }));
};
export const type = async (dialog: Awaited<ReturnType<typeof dialogOf>>, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    const field = dialog.getByLabelText(label);
    await user.clear(field);
    if (text) await user.type(field, text);
  }
};
export const save = (dialog: Awaited<ReturnType<typeof dialogOf>>) =>
  user.click(dialog.getByRole('button', { name: 'Save' }));
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
