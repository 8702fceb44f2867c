import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TokenUser } from 'contract/identity';
import type { Checkout } from 'contract/payments';
import { ROLES } from 'contract/roles';
import { tokenReceived } from '../../shared/api/session';
import { creditOf, orderNamed, productsOf, SHOP } from '../../test/payments';
import { renderApp } from '../../test/renderApp';
import { deferred, pathOf, problem, serve, tokenFor, type Responses } from '../../test/server';

const user = userEvent.setup({ delay: null });

const serving = (answers: Responses = {}) => serve({ ...SHOP, ...answers });
const open = (at: string, as: Partial<TokenUser> = {}) => {
  const app = renderApp({ role: 'student', at });
  act(() => app.store.dispatch(tokenReceived(tokenFor(as))));
  return app;
};
const ADVISING = 'Electronic college advising system';
const put = async (name: string) =>
  user.click(await screen.findByRole('button', { name: `Add to cart: ${name}` }));
const cartWith = async (name: string, answers: Responses = {}) => {
  const requests = serving(answers);
  const app = open('/get-help');
  await put(name);
  await screen.findByRole('heading', { name: 'Order Details' });
  return { requests, ...app };
};
const proceed = () => user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));

beforeEach(() => localStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

describe('the product page', () => {
  it('shows a visitor products with the server’s prices and a sign-in link', async () => {
    const requests = serving();
    renderApp({ at: '/get-help' });
    const heading = await screen.findByRole('heading', { name: '60-minute help session' });
    const hour = within(heading.closest('li')!);
    expect(hour.getByText('$90.00')).toBeTruthy();
    expect(hour.getByRole('link', { name: 'Sign in to buy' }).getAttribute('href')).toBe('/sign-in');
    expect(requests.map(pathOf)).toEqual(['/payment/products']);
  });

  it.each(ROLES.filter((role) => role !== 'student'))(
    'tells %s that only students buy and loads no orders',
    async (role) => {
      const requests = serving();
      renderApp({ role, at: '/get-help' });
      const notes = await screen.findAllByText('Students buy here from their own account.');
      expect(notes).toHaveLength(3);
      expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
      expect(requests.map(pathOf)).not.toContain('/payment/orders');
    },
  );

  it('offers nothing when payments are not configured', async () => {
    serving({ 'GET /payment/products': () => productsOf(null) });
    open('/get-help');
    expect(await screen.findByText('Nothing is for sale here right now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
    expect(await screen.findByText('You haven’t ordered anything yet.')).toBeTruthy();
  });

  it.each([
    ['demonstration', 1],
    ['stripe', 0],
  ] as const)('with %s payments shows %i demonstration notes', async (by, times) => {
    serving({ 'GET /payment/products': () => productsOf(by) });
    open('/get-help');
    expect(await screen.findAllByRole('button', { name: /Add to cart/ })).toHaveLength(3);
    expect(screen.queryAllByText(/^This is a demonstration: you won’t be charged/)).toHaveLength(times);
  });

  it('does not sell a permanent product twice', async () => {
    serving();
    open('/get-help', { entitlements: ['advising'] });
    expect(await screen.findByText('Purchased')).toBeTruthy();
    const offered = screen.getAllByRole('button', { name: /Add to cart/ });
    expect(offered.map((button) => button.getAttribute('aria-label'))).not.toContain(
      `Add to cart: ${ADVISING}`,
    );
  });

  it('lists orders and counts unused sessions', async () => {
    const refunded = orderNamed('o2', { state: 'paid', refundedCents: 4_000, demonstration: true });
    serving({
      'GET /users/{studentId}/credits': () => ({
        data: [creditOf(30)],
      }),
      'GET /payment/orders': () => ({ data: [refunded] }),
    });
    open('/get-help');
    expect(await screen.findByText('You have 1 session of 30 minutes to use.')).toBeTruthy();
    expect(await screen.findByText('Paid, $40.00 refunded')).toBeTruthy();
    expect(screen.getByRole('cell', { name: '$90.00 Demonstration' })).toBeTruthy();
  });
});

describe('the cart', () => {
  it('holds one item per user and shows it in every tab', async () => {
    const first = await cartWith('60-minute help session');
    expect(screen.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeTruthy();
    await act(() => first.router.navigate('/get-help'));
    await put(ADVISING);
    expect(await screen.findByRole('rowheader', { name: ADVISING })).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: '60-minute help session' })).toBeNull();
    first.unmount();

    const other = open('/cart', { id: 'user-2' });
    expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
    other.unmount();

    open('/cart');
    expect(await screen.findByRole('rowheader', { name: ADVISING })).toBeTruthy();
    const key = Object.keys(localStorage).find((name) => name.endsWith(':cart'))!;
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
  });

  it('is empty after its item was removed and links to the products', async () => {
    const { router } = await cartWith('30-minute help session');
    await user.click(screen.getByRole('button', { name: 'Remove: 30-minute help session' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/get-help'));
    await act(() => router.navigate('/cart'));
    const onward = await screen.findByRole('link', { name: 'See what you can buy' });
    expect(onward.getAttribute('href')).toBe('/get-help');
  });

  it.each([
    ['60-minute help session', 'POST /payment/create-60-checkout-session'],
    ['30-minute help session', 'POST /payment/create-30-checkout-session'],
    [ADVISING, 'POST /payment/create-advising-checkout-session'],
  ] as const)('sends %s by %s to the payment page and keeps it until it is paid', async (name, call) => {
    const checkout = deferred<Checkout>();
    const { requests } = await cartWith(name, { [call]: () => checkout.promise });
    await proceed();
    expect(await screen.findByText('Opening the checkout…')).toBeTruthy();
    const posted = requests.filter(({ method }) => method === 'POST');
    expect(posted.map((request) => `POST ${pathOf(request)}`)).toEqual([call]);
    expect(posted[0]!.headers.get('userid')).toBe('user-1');
    checkout.resolve({ id: 'cs_1', orderId: 'o1', url: `${window.location.origin}/#paying` });
    await waitFor(() => expect(window.location.hash).toBe('#paying'));
    expect(screen.getByRole('rowheader', { name })).toBeTruthy();
    expect(Object.entries(localStorage).filter(([key]) => key.endsWith(':cart'))).toHaveLength(1);
  });

  it('is empty once a checkout of it was paid, however late', async () => {
    let orders = [orderNamed('o1'), orderNamed('o0', { state: 'paid' })];
    const { unmount } = await cartWith('60-minute help session', {
      'POST /payment/create-60-checkout-session': () => ({
        ...{ id: 'cs_1', orderId: 'o1' },
        url: `${window.location.origin}/#bank`,
      }),
      'GET /payment/orders': () => ({ data: orders }),
    });
    await proceed();
    await waitFor(() => expect(window.location.hash).toBe('#bank'));
    unmount();
    const { unmount: leave } = open('/cart');
    expect(await screen.findByRole('rowheader', { name: '60-minute help session' })).toBeTruthy();
    leave();
    orders = [orderNamed('o1', { state: 'paid' })];
    open('/cart');
    expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.endsWith(':cart'))).toEqual([]);
  });

  it('shows an error, keeps the item and allows a retry', async () => {
    let fails = true;
    const sentence = 'We can’t reach the payment service right now. Try again in a minute.';
    await cartWith('60-minute help session', {
      'POST /payment/create-60-checkout-session': () =>
        fails
          ? problem(503, 'provider-unavailable', sentence)
          : { id: 'cs_1', orderId: 'o1', url: `${window.location.origin}/#again` },
    });
    await proceed();
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull();
    fails = false;
    await proceed();
    await waitFor(() => expect(window.location.hash).toBe('#again'));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('explains plainly that no response came, with technical details', async () => {
    await cartWith('60-minute help session', {
      'POST /payment/create-60-checkout-session': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await proceed();
    const plain = await screen.findByText(/^We can’t reach the server\./);
    const alert = plain.closest<HTMLElement>('[role="alert"]')!;
    const details = within(alert).getByText('Details').closest('details')!;
    expect(details.open).toBe(false);
    expect(details.textContent).toContain('REASON TypeError: Failed to fetch');
  });

  it('can be paid again after returning from the payment page', async () => {
    const url = `${window.location.origin}/#left`;
    const { requests } = await cartWith('60-minute help session', {
      'POST /payment/create-60-checkout-session': () => ({ id: 'cs_1', orderId: 'o1', url }),
    });
    await proceed();
    await waitFor(() => expect(window.location.hash).toBe('#left'));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await proceed();
    await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
  });

  it('drops a product that is no longer sold', async () => {
    await cartWith('30-minute help session');
    const key = Object.keys(localStorage).find((name) => name.endsWith(':cart'))!;
    localStorage.setItem(key, JSON.stringify('session-45' satisfies string));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
  });

  it('sells nothing when payments are not configured', async () => {
    let by: 'stripe' | null = 'stripe';
    const { unmount } = await cartWith(ADVISING, { 'GET /payment/products': () => productsOf(by) });
    unmount();
    by = null;
    open('/cart');
    expect(await screen.findByText('Nothing is for sale here right now.')).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed to Checkout' });
    expect(button.disabled).toBe(true);
  });
});
