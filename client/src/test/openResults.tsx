import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MatchResults } from 'contract/survey';
import { savedPage } from './colleges';
import { renderApp } from './renderApp';
import { serve, type Responses } from './server';
import { matched, part, resultsOf } from './survey';

export const SURVEY = 'POST /colleges/college-survey';
export const STORED_RESULTS = 'kept:user-1:surveyResults';

const reasons = [
  part(1, { figure: { code: 'distance', miles: 41.6 }, verdict: 'for', weight: 0.5, wish: 4 }),
  part(23, { figure: { code: 'enrollment', students: 11_614 }, verdict: 'against', weight: -1, wish: 1 }),
  part(26, { figure: { code: 'netPrice', dollars: 20_860 }, verdict: 'for', weight: 1 }),
  part(16, {}),
];
export const amherst = matched('Amherst', { parts: reasons, fit: 0.94 });
export const bates = matched('Bates', { fit: 0.8, position: 'reach', positionBasis: 'rate' });
export const clark = matched('Clark', {
  list: 'other',
  fit: 0.6,
  confidence: 0.3,
  position: 'unknown',
  positionBasis: 'nothing',
});
export const stored = resultsOf([amherst, bates, clark]);

export const serveResults = (answers: Responses = {}) =>
  serve({
    'GET /users/saved-colleges': () => savedPage([]),
    'GET /colleges/all': () => ({ data: [], pageCount: 0, total: 0 }),
    'GET /colleges/college-survey': () => stored,
    ...answers,
  });

export async function openResults(answers: Responses = {}) {
  const requests = serveResults(answers);
  const app = renderApp({ role: 'student', at: '/college-survey/results' });
  await screen.findByRole('heading', { level: 1, name: 'Your match results' });
  const page = within(screen.getByRole('main'));
  return { requests, page, user: userEvent.setup(), ...app };
}

export const respondWith = (results: MatchResults): Responses => ({
  'GET /colleges/college-survey': () => results,
});

export const cardOf = async (page: ReturnType<typeof within>, name: string) =>
  within(await page.findByRole('article', { name }));
export const namesIn = async (page: ReturnType<typeof within>, list: string) =>
  within(await page.findByRole('region', { name: list }))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
