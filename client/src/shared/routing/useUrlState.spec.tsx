import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useFilters, useUrlState } from './useUrlState';

function at<State>(search: string, useState: () => State) {
  let state: State;
  const Page = () => {
    state = useState();
    return null;
  };
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [`/${search}`] });
  render(<RouterProvider router={router} />);
  return { now: () => state, search: () => router.state.location.search };
}

it('reads from the address what it knows, and nothing else', () => {
  const { now } = at('?view=board&page=3', () => useUrlState({ view: 'list', status: '' }));
  expect(now()[0]).toEqual({ view: 'board', status: '' });
});

it('leaves out of the address what is as it was at first', () => {
  const { now, search } = at('?view=board&page=3', () => useUrlState({ view: 'list', status: '' }));
  act(() => now()[1]({ status: 'applied' }));
  expect([search(), now()[0]]).toEqual([
    '?view=board&page=3&status=applied',
    { view: 'board', status: 'applied' },
  ]);
  act(() => now()[1]({ view: 'list', status: '' }));
  expect(search()).toBe('?page=3');
});

it('tells the address of a change without going there', () => {
  const { now, search } = at('?view=board', () => useUrlState({ view: 'list', status: '' }));
  expect(now()[2]({ status: 'applied' })).toEqual({ search: 'view=board&status=applied' });
  expect(search()).toBe('?view=board');
});

it('starts a list that is narrowed at page 1', () => {
  const { now, search } = at('?type=TaskEdited&actor=u1&page=3', () => useFilters({ actor: '', type: '' }));
  expect(now()[0]).toEqual({ actor: 'u1', type: 'TaskEdited' });
  expect(now()[2]({ actor: 'u2' })).toEqual({ search: 'type=TaskEdited&actor=u2' });
  act(() => now()[1]({ actor: '' }));
  expect(search()).toBe('?type=TaskEdited');
});
