import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { itIs } from '../../test/calendar';
import { tokenFor } from '../../test/server';
import { writeToken } from '../api/token';
import { clearStored } from '../lib/stored';
import { Field } from './Field';
import { Form } from './Form';
import { LeaveGuard } from './LeaveGuard';

interface Values {
  text: string;
}

interface Start {
  readonly draft?: string;
  readonly onSubmit?: (values: Values) => Promise<unknown>;
}

function open({ draft, onSubmit = async () => undefined }: Start = {}) {
  const form = (
    <>
      <Form<Values> defaults={{ text: '' }} onSubmit={onSubmit} submitLabel="Send" draft={draft}>
        <Field<Values> name="text" label="Text" />
      </Form>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/?tab=other">Another tab</Link>
      <Link to="/?page=2">Another page of a list</Link>
    </>
  );
  const frame = (
    <>
      <LeaveGuard />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: form },
        { path: '/elsewhere', element: <p>Here nothing is typed</p> },
      ],
    },
  ]);
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<RouterProvider router={router} />) };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Text');
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
const isWarnedByBrowser = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  writeToken(tokenFor({ id: 'zoe' }));
});

describe('a form with unsaved input', () => {
  it('is left after a confirmation', async () => {
    const { user } = open();
    await user.type(field(), 'Hello');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const asked = await question();
    expect(asked.getByText('You’ll lose what you typed.')).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(field().value).toBe('Hello');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click((await question()).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Here nothing is typed')).toBeTruthy();
    expect(isWarnedByBrowser()).toBe(false);
  });

  it('makes the browser warn before the tab closes, until saved', async () => {
    const { user } = open();
    expect(isWarnedByBrowser()).toBe(false);
    await user.type(field(), 'Hello');
    expect(isWarnedByBrowser()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Here nothing is typed')).toBeTruthy();
  });

  it('still warns after the server rejected it', async () => {
    const { user } = open({ onSubmit: () => Promise.reject(new Error('No')) });
    await user.type(field(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('No');
    expect(isWarnedByBrowser()).toBe(true);
  });

  it('does not warn if the page stays the same', async () => {
    const { user } = open();
    await user.type(field(), 'Hello');
    await user.click(screen.getByRole('link', { name: 'Another page of a list' }));
    expect(field().value).toBe('Hello');
  });

  it('warns before the page shows another of its tabs', async () => {
    const { user } = open();
    await user.type(field(), 'Hello');
    await user.click(screen.getByRole('link', { name: 'Another tab' }));
    expect(await question()).toBeTruthy();
  });
});

describe('a draft of a form', () => {
  it('is restored with a notice and can be discarded', async () => {
    const { user, unmount } = open({ draft: 'letter' });
    await user.type(field(), 'Hello');
    expect(isWarnedByBrowser()).toBe(false);
    unmount();
    const again = open({ draft: 'letter' });
    expect(field().value).toBe('Hello');
    expect(screen.getByText(/^We restored your draft from/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field().value).toBe('');
    expect(screen.queryByText(/^We restored your draft from/)).toBeNull();
    again.unmount();
    open({ draft: 'letter' });
    expect(field().value).toBe('');
  });

  it('is mentioned when the page is left', async () => {
    const { user } = open({ draft: 'letter' });
    await user.type(field(), 'Hello');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect((await question()).getByText(/saved as a draft on this device/)).toBeTruthy();
  });

  it('is deleted when sent and kept when rejected', async () => {
    let isRefused = true;
    const onSubmit = async () => {
      if (isRefused) throw new Error('No');
    };
    const { user, unmount } = open({ draft: 'letter', onSubmit });
    await user.type(field(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('No');
    unmount();
    const again = open({ draft: 'letter', onSubmit });
    expect(field().value).toBe('Hello');
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Send' }));
    again.unmount();
    open({ draft: 'letter' });
    expect(field().value).toBe('');
  });

  it.each([
    ['for another user', () => writeToken(tokenFor({ id: 'maya' }))],
    ['in another form', undefined],
    ['after logging out', () => clearStored()],
    ['after four weeks', () => void itIs(new Date(Date.now() + 29 * 86_400_000).toISOString())],
  ])('is not restored %s', async (_what, happens) => {
    const { user, unmount } = open({ draft: 'letter' });
    await user.type(field(), 'Hello');
    unmount();
    act(() => happens?.());
    open({ draft: happens ? 'letter' : 'essay' });
    expect(field().value).toBe('');
  });
});
