import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AboutResource } from 'contract/about';
import { newDraft, type Draft } from '../features/survey/draft';
import { savedPage } from './colleges';
import { renderApp } from './renderApp';
import { serve, type Responses } from './server';
import { answersOf, noResults } from './survey';

export const PAGE = '/college-survey/Layout';
export const STORED_DRAFT = 'kept:user-1:survey';

export const basics = { gpa: '3.8', gpaScale: '4', state: 'MA' };
export const whole: Draft = { ...newDraft(basics), answers: answersOf(4) };

export const about = (known: Partial<AboutResource['attributes']> = {}): AboutResource => ({
  id: 'user-1',
  attributes: {
    ...{ gpa: null, gpaScale: null, classRank: null, classSize: null },
    ...{ highSchoolName: null, highSchoolSize: null, highSchoolType: null },
    ...{ orderedMajorChoices: null, orderedFavorites: null, notes: '' },
    ...known,
  },
  relationships: {},
});

export async function open(answers: Responses = {}, at = PAGE) {
  const requests = serve({
    'GET /users/about': () => ({ data: about() }),
    'GET /users/test': () => ({ data: [], pageCount: 1 }),
    'GET /exams/student/{studentId}': () => ({ data: [] }),
    'GET /users/saved-colleges': () => savedPage([]),
    'GET /colleges/college-survey': () => noResults,
    ...answers,
  });
  const app = renderApp({ role: 'student', at });
  await screen.findByRole('navigation', { name: 'Steps of the survey' });
  return { requests, user: userEvent.setup(), ...app };
}

export const begun = (draft: Draft) => localStorage.setItem(STORED_DRAFT, JSON.stringify(draft));
export const storedDraft = () => JSON.parse(localStorage.getItem(STORED_DRAFT) ?? 'null') as Draft | null;

export const step = (name: string) => screen.findByRole('heading', { level: 2, name });
export const steps = () => within(screen.getByRole('navigation', { name: 'Steps of the survey' }));
export const goTo = (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(steps().getByRole('button', { name }));
export const field = (name: RegExp | string) => screen.findByLabelText<HTMLInputElement>(name);
export const slider = (name: RegExp) => screen.getByRole('slider', { name });
export const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Completed Survey' });
