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

it('URL state reads only its own parameters', () => {
  const { now } = at('?view=board&page=3', () => useUrlState({ view: 'list', status: '' }));
  expect(now()[0]).toEqual({ view: 'board', status: '' });
});

it('URL state omits initial values from the address', () => {
  const { now, search } = at('?view=board&page=3', () => useUrlState({ view: 'list', status: '' }));
  act(() => now()[1]({ status: 'applied' }));
  expect([search(), now()[0]]).toEqual([
    '?view=board&page=3&status=applied',
    { view: 'board', status: 'applied' },
  ]);
  act(() => now()[1]({ view: 'list', status: '' }));
  expect(search()).toBe('?page=3');
});

it('URL state returns the address of a change without navigating', () => {
  const { now, search } = at('?view=board', () => useUrlState({ view: 'list', status: '' }));
  expect(now()[2]({ status: 'applied' })).toEqual({ search: 'view=board&status=applied' });
  expect(search()).toBe('?view=board');
});

it('a changed filter returns to page 1', () => {
  const { now, search } = at('?type=TaskEdited&actor=u1&page=3', () => useFilters({ actor: '', type: '' }));
  expect(now()[0]).toEqual({ actor: 'u1', type: 'TaskEdited' });
  expect(now()[2]({ actor: 'u2' })).toEqual({ search: 'type=TaskEdited&actor=u2' });
  act(() => now()[1]({ actor: '' }));
  expect(search()).toBe('?type=TaskEdited');
});
