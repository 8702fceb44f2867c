import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { isOffline, probe } from '../offline/connection';
import { lazyComponent } from './lazyComponent';

const Chapter = ({ title }: { title: string }) => <p>Chapter: {title}</p>;
const notFetched = new TypeError('Failed to fetch dynamically imported module: /chapter.js');

function file() {
  type Settle = { come: () => void; fail: (error: Error) => void };
  const asked: Settle[] = [];
  const load = () =>
    new Promise<{ default: typeof Chapter }>((resolve, reject) => {
      asked.push({ come: () => resolve({ default: Chapter }), fail: reject });
    });
  return { load, asked, newest: () => asked.at(-1)! };
}

function open(Part: ComponentType<{ title: string }>) {
  const page = (
    <>
      <input aria-label="Notes" />
      <Part title="One" />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element: page, errorElement: <p>The page failed</p> }]);
  render(<RouterProvider router={router} />);
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('a lazy component shows a bar while loading', async () => {
  const { load, newest } = file();
  open(lazyComponent(load));
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('Loading');
  await act(async () => newest().come());
  await screen.findByText('Chapter: One');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a lazy component shows its placeholder while loading', async () => {
  const { load, newest } = file();
  open(lazyComponent(load, ({ title }) => <p>{title} is coming</p>));
  screen.getByText('One is coming');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(async () => newest().come());
  await screen.findByText('Chapter: One');
});

it('a lazy component that fails to load can be tried again in place', async () => {
  const { load, newest } = file();
  open(lazyComponent(load));
  await userEvent.type(screen.getByLabelText('Notes'), 'typed');
  await act(async () => newest().fail(notFetched));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load this part of the page.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => newest().come());
  await screen.findByText('Chapter: One');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('typed');
});

it('a lazy component that fails twice offers to reload the page', async () => {
  const { load, newest } = file();
  open(lazyComponent(load));
  await act(async () => newest().fail(notFetched));
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await act(async () => newest().fail(notFetched));
  await screen.findByRole('button', { name: 'Reload the page' });
});

it('a lazy component loads again when the server is back', async () => {
  let isThere = false;
  globalThis.fetch = async () =>
    isThere ? new Response() : Promise.reject(new TypeError('Failed to fetch'));
  const { load, asked, newest } = file();
  open(lazyComponent(load));
  await act(async () => newest().fail(notFetched));
  await screen.findByRole('alert');
  expect(isOffline()).toBe(true);
  isThere = true;
  act(() => probe());
  await screen.findByRole('progressbar');
  expect(asked).toHaveLength(2);
  await act(async () => newest().come());
  await screen.findByText('Chapter: One');
});

it('a lazy component throws its own errors to the page', async () => {
  const { load, newest } = file();
  open(lazyComponent(load));
  await act(async () => newest().fail(new Error('Not a chapter')));
  await screen.findByText('The page failed');
});
