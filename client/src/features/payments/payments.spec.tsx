import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderResource, PaymentResource } from 'contract/payments';
import { serverEvent } from 'contract/realtime';
import { applyEvent } from '../../shared/realtime/realtime';
import { creditOf, orderNamed, SHOP } from '../../test/payments';
import { renderApp } from '../../test/renderApp';
import { deferred, pathOf, problem, serve, writesIn, type Responses, type Failure } from '../../test/server';

const user = userEvent.setup({ delay: null });

const serving = (answers: Responses = {}) => serve({ ...SHOP, ...answers });

describe('the demonstration checkout', () => {
  const order = orderNamed('o1', { demonstration: true });
  const paying = (answers: Responses = {}, found: OrderResource = order) => {
    const requests = serving({ 'GET /payment/orders/{id}': () => ({ data: found }), ...answers });
    return { requests, ...renderApp({ role: 'student', at: '/demonstration-checkout?order=o1' }) };
  };
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

  it('says that no payment is taken, and shows the product and the price', async () => {
    paying();
    expect(await screen.findByRole('heading', { name: '60-minute help session' })).toBeTruthy();
    expect(screen.getByText('$90.00')).toBeTruthy();
    expect(screen.getByText(/^This is a demonstration: you won’t be charged/)).toBeTruthy();
  });

  it.each([
    ['Pay (demonstration)', true, '/refresh-session?order=o1'],
    ['Cancel payment', false, '/cart'],
  ])('on “%s” sends pay: %s and leads to %s', async (name, pay, next) => {
    const { requests, router } = paying();
    await press(name);
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(next));
    expect(await writesIn(requests)).toEqual([{ call: 'POST /payment/demonstration/o1', body: { pay } }]);
  });

  it('shows an error and stays open', async () => {
    const { router } = paying({
      'POST /payment/demonstration/{orderId}': () => problem(409, 'not-open', 'Not open any more.'),
    });
    await press('Pay (demonstration)');
    expect((await screen.findByText('Not open any more.')).closest('[role="alert"]')).not.toBeNull();
    expect(router.state.location.pathname).toBe('/demonstration-checkout');
  });

  it.each([
    ['has expired', orderNamed('o1', { demonstration: true, state: 'expired' })],
    ['is paid elsewhere', orderNamed('o1')],
  ])('offers no decision on an order that %s', async (_case, found) => {
    paying({}, found);
    expect(await screen.findByText('This order is closed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay (demonstration)' })).toBeNull();
  });

  it('requires an order', async () => {
    serving();
    renderApp({ role: 'student', at: '/demonstration-checkout' });
    expect(await screen.findByText('No order found.')).toBeTruthy();
  });
});

describe('the list of all orders', () => {
  const payment = (id: string, lastName: string, changes: Partial<OrderResource['attributes']>) =>
    ({
      id,
      attributes: {
        ...orderNamed(id, changes).attributes,
        payment: changes.state === 'paid' ? `pi_${id}` : null,
        firstName: lastName && 'Maya',
        lastName,
      },
      relationships: { student: { data: { id: `student-${id}` } } },
    }) satisfies PaymentResource;
  const PAID = payment('o1', 'Torres', { state: 'paid' });
  const OPEN = payment('o2', '', { product: 'advising', cents: 14_900 });

  const listing = (answers: Responses = {}, at = '/admin/payments') => {
    const requests = serving({
      'GET /admin/payments': ({ query }) => {
        const data = [PAID, OPEN].filter(
          ({ attributes }) => !query.state || attributes.state === query.state,
        );
        return { data, pageCount: 1, total: data.length };
      },
      ...answers,
    });
    return { requests, ...renderApp({ role: 'admin', at }) };
  };
  const searches = (requests: readonly Request[], path = '/admin/payments') =>
    requests
      .filter((request) => pathOf(request) === path)
      .map(({ url }) => Object.fromEntries(new URL(url).searchParams));

  it('shows the buyer and the state of each order', async () => {
    listing();
    const row = await screen.findByRole('row', { name: /Maya Torres/ });
    for (const text of ['60-minute help session', '$90.00', 'Paid', 'pi_o1'])
      expect(within(row).getByText(text)).toBeTruthy();
    expect(screen.getByRole('row', { name: /Deleted user.*Not paid yet/ })).toBeTruthy();
    expect(screen.getByText('2 orders')).toBeTruthy();
  });

  it('filters by state and days, and exports the result', async () => {
    const file = deferred<Failure>();
    const { requests } = listing({ 'GET /admin/payments.csv': () => file.promise }, '/admin/payments?page=3');
    await user.selectOptions(await screen.findByLabelText('State'), 'paid');
    await user.type(screen.getByLabelText('From'), '2026-11-01');
    await user.type(screen.getByLabelText('To'), '2026-11-30');
    const search = { state: 'paid', from: '2026-11-01', to: '2026-11-30' };
    await waitFor(() => expect(searches(requests).at(-1)).toEqual({ ...search, currentPage: '1' }));
    expect(await screen.findByText('1 order')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exporting…')).toBeTruthy();
    expect(searches(requests, '/admin/payments.csv')).toEqual([search]);
    file.resolve(problem(500, 'internal', 'The file could not be written.'));
    expect(await screen.findByText('The file could not be written.')).toBeTruthy();
  });

  it('says whether nothing was ordered or nothing matches', async () => {
    const none = { 'GET /admin/payments': () => ({ data: [], pageCount: 0, total: 0 }) };
    const { unmount } = listing(none);
    expect(await screen.findByText('No orders yet.')).toBeTruthy();
    unmount();
    listing(none, '/admin/payments?from=2026-11-01');
    expect(await screen.findByText('No matching payments.')).toBeTruthy();
  });

  it('shows why it cannot be loaded', async () => {
    listing({ 'GET /admin/payments': () => problem(503, 'unavailable', 'The views are away.') });
    expect((await screen.findByText(/ The views are away\.$/)).closest('[role="alert"]')).not.toBeNull();
  });

  it('updates when an order is paid', async () => {
    let state: 'open' | 'paid' = 'open';
    const { store } = listing({
      'GET /admin/payments': () => ({
        data: [payment('o1', 'Torres', { state })],
        pageCount: 1,
        total: 1,
      }),
    });
    await screen.findByText('Not paid yet');
    state = 'paid';
    act(() => applyEvent(store, serverEvent('order.changed', 'o1', 2, {})));
    expect(await screen.findByText('pi_o1')).toBeTruthy();
  });
});

it('a student’s orders and sessions update when they are paid', async () => {
  let paid = false;
  serving({
    'GET /payment/orders': () => ({ data: paid ? [orderNamed('o1', { state: 'paid' })] : [] }),
    'GET /users/{studentId}/credits': () => ({
      data: paid ? [creditOf(60)] : [],
    }),
  });
  const { store } = renderApp({ role: 'student', at: '/get-help' });
  await screen.findByText('You haven’t ordered anything yet.');
  await screen.findByText('You have no sessions available.');
  paid = true;
  act(() => applyEvent(store, serverEvent('order.changed', 'o1', 2, {})));
  expect(await screen.findByRole('cell', { name: 'Paid' })).toBeTruthy();
  act(() => applyEvent(store, serverEvent('credits.changed', 'user-1', 2, {})));
  expect(await screen.findByText('You have 1 session of 60 minutes to use.')).toBeTruthy();
});
