import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Product } from 'contract/payments';
import { createStore } from '../../app/store';
import { writeToken } from '../../shared/api/token';
import { stored } from '../../shared/lib/stored';
import { Toaster } from '../../shared/ui/Toaster';
import { savedPage } from '../../test/colleges';
import { orderNamed } from '../../test/payments';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, tokenFor, type Responses } from '../../test/server';
import RefreshSessionPage from './RefreshSessionPage';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const refreshed = () => ({ token: tokenFor({ role: 'student' }), refreshToken: 'r' });

const purchase = (answers: Responses = {}, at = '/refresh-session') => {
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
  stored('cart').set({ product, orderIds });
};
const inCart = () => stored<{ product: Product }>('cart').get()?.product;
const dashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

it('the page after a purchase opens the dashboard after five seconds', async () => {
  const { requests } = purchase();
  expect(await screen.findByText('Thank you for your purchase!')).toBeTruthy();
  await pass(4_900);
  expect(requests.map(pathOf)).not.toContain('/auth/refresh');
  await pass(200);
  expect(await dashboard()).toBeTruthy();
  expect(requests.map(pathOf)).toContain('/auth/refresh');
});

it('the dashboard opens even if the token cannot be refreshed', async () => {
  purchase({ 'POST /auth/refresh': () => problem(500, 'server-error', 'Unable to refresh tokens.') });
  expect(await screen.findByText('Thank you for your purchase!')).toBeTruthy();
  await pass(5_100);
  expect(await dashboard()).toBeTruthy();
});

it.each([
  [401, 'token-missing', 'Missing userId from token.'],
  [401, 'refresh-failed', 'Unable to refresh tokens.'],
  [503, 'unavailable', 'Try again in a minute.'],
] as const)('a refresh refused with %i %s is reported', async (status, code, sentence) => {
  jest.useFakeTimers();
  serve({ 'POST /auth/refresh': () => problem(status, code, sentence) });
  writeToken(tokenFor({}));
  // A refresh that is refused with 401 ends the session, for which the whole app opens other pages.
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <RefreshSessionPage />
        <Toaster />
      </MemoryRouter>
    </Provider>,
  );
  await pass(5_100);
  expect(screen.getByRole('alert').textContent).toContain(sentence);
});

it.each([
  ['removes a paid item from the cart', 'session-60', 'paid', undefined],
  ['keeps an unpaid item in the cart', 'session-60', 'open', 'session-60'],
  ['removes a refunded item from the cart', 'session-60', 'refunded', undefined],
] as const)('the page after a purchase loads the order and %s', async (_what, item, state, left) => {
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

it('the dashboard offers what was bought after a purchase', async () => {
  const { router } = purchase(
    { 'GET /payment/orders/{id}': ({ path }) => ({ data: orderNamed(path.id, { state: 'paid' }) }) },
    '/refresh-session?order=o1',
  );
  expect(await screen.findByText('Thank you for your purchase!')).toBeTruthy();
  await pass(5_100);
  expect(await dashboard()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pick a time' }));
  await pass(100);
  expect(router.state.location.pathname).toBe('/schedule-help');
});

it('the dashboard opens with an unchanged cart if no order can be loaded', async () => {
  putIntoCart('session-60');
  const away = () => problem(503, 'provider-unavailable', 'The payment service cannot be reached.');
  purchase({ 'GET /payment/orders/{id}': away }, '/refresh-session?order=o1');
  expect(await screen.findByText('Thank you for your purchase!')).toBeTruthy();
  await pass(5_100);
  expect(await dashboard()).toBeTruthy();
  expect(inCart()).toBe('session-60');
});

it('the cart keeps an item that was added after the order', async () => {
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
