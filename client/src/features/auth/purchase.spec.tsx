import { act, screen } from '@testing-library/react';
import type { Product } from 'contract/payments';
import { keep, kept } from '../../shared/lib/kept';
import { savedPage } from '../../test/colleges';
import { orderNamed } from '../../test/payments';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, tokenFor, type Answers } from '../../test/server';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const refreshed = () => ({ token: tokenFor({ role: 'student' }), refreshToken: 'r' });

const purchase = (answers: Answers = {}, at = '/refresh-session') => {
  jest.useFakeTimers();
  const requests = serve({
    'POST /auth/refresh': refreshed,
    'GET /v2/tasks/all': () => ({ data: [] }),
    'GET /users/saved-colleges': () => savedPage([]),
    ...answers,
  });
  return { requests, ...renderApp({ role: 'student', at }) };
};
const putIntoCart = (product: Product, orderIds: readonly string[] = ['o1']) => {
  renderApp({ role: 'student', at: '/refresh-session' }).unmount();
  keep('localStorage', 'cart', { product, orderIds });
};
const inCart = () => kept<{ product: Product }>('localStorage', 'cart')?.product;
const dashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

it('is thanked for, and five seconds later the new token and the dashboard follow', async () => {
  const { requests } = purchase();
  expect(await screen.findByText('Thank you for your purchase!')).toBeTruthy();
  await pass(4_900);
  expect(requests.map(pathOf)).not.toContain('/auth/refresh');
  await pass(200);
  expect(await dashboard()).toBeTruthy();
  expect(requests.map(pathOf)).toContain('/auth/refresh');
});

it('leads to the dashboard also where the token cannot be refreshed just now', async () => {
  purchase({ 'POST /auth/refresh': () => problem(500, 'server-error', 'Unable to refresh tokens.') });
  expect(await screen.findByText('Thank you for your purchase!')).toBeTruthy();
  await pass(5_100);
  expect(await dashboard()).toBeTruthy();
});

it.each([
  ['takes what is paid out of the cart', 'session-60', 'paid', undefined],
  ['leaves in the cart what is not paid', 'session-60', 'open', 'session-60'],
  ['takes what is paid and paid back out of the cart', 'session-60', 'refunded', undefined],
] as const)('asks for its order, and %s', async (_what, item, state, left) => {
  putIntoCart(item);
  const asked: string[] = [];
  purchase(
    {
      'GET /payment/orders/{id}': ({ path }) => {
        asked.push(path.id);
        return { data: orderNamed(path.id, { state }) };
      },
    },
    '/refresh-session?order=o1',
  );
  expect(await screen.findByText('Thank you for your purchase!')).toBeTruthy();
  await pass(5_100);
  expect(await dashboard()).toBeTruthy();
  expect(asked).toEqual(['o1']);
  expect(inCart()).toBe(left);
});

it('goes on where its order cannot be asked for, with the cart as it was', async () => {
  putIntoCart('session-60');
  const away = () => problem(503, 'provider-unavailable', 'The payment service cannot be reached.');
  purchase({ 'GET /payment/orders/{id}': away }, '/refresh-session?order=o1');
  expect(await screen.findByText('Thank you for your purchase!')).toBeTruthy();
  await pass(5_100);
  expect(await dashboard()).toBeTruthy();
  expect(inCart()).toBe('session-60');
});

it('leaves in the cart what was put there since', async () => {
  putIntoCart('session-60', []);
  purchase(
    { 'GET /payment/orders/{id}': ({ path }) => ({ data: orderNamed(path.id, { state: 'paid' }) }) },
    '/refresh-session?order=o1',
  );
  expect(await screen.findByText('Thank you for your purchase!')).toBeTruthy();
  await pass(5_100);
  expect(await dashboard()).toBeTruthy();
  expect(inCart()).toBe('session-60');
});
