import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataTable } from './DataTable';
import type { Column } from './columns';

interface Task {
  readonly id: string;
  readonly hours: number;
}
const columns: readonly Column<Task>[] = [
  { key: 'name', header: 'Name', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { key: 'hours', header: 'Hours', cell: ({ hours }) => hours, sortBy: ({ hours }) => hours },
  { key: 'note', header: 'Note', cell: () => '–' },
];
const rows = [
  { id: 'Essay', hours: 6 },
  { id: 'Transcript', hours: 1 },
];

it('a table names rows by the first cell or by marked columns', () => {
  const show = (of: readonly Column<Task>[]) => {
    const table = <DataTable caption="Tasks" columns={of} rows={rows} />;
    const { unmount } = render(
      <RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />,
    );
    const headers = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    unmount();
    return headers;
  };
  expect(show(columns)).toEqual(['Essay', 'Transcript']);
  const [name, hours, note] = columns;
  expect(show([name!, { ...hours!, namesRow: true }, note!])).toEqual(['6', '1']);
});

it('a table sorts only when its rows or order change', async () => {
  const user = userEvent.setup({ delay: null });
  const sortBy = jest.fn(({ hours }: Task) => hours);
  function Page() {
    const [drawn, setDrawn] = useState(1);
    const hours = { key: 'hours', header: 'Hours', cell: ({ hours }: Task) => hours, sortBy };
    return (
      <>
        <button onClick={() => setDrawn(drawn + 1)}>Draw</button>
        <DataTable caption={`Tasks, drawn ${drawn} times`} columns={[columns[0]!, hours]} rows={rows} />
      </>
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  await user.click(screen.getByRole('button', { name: 'Hours' }));
  expect(sortBy).toHaveBeenCalled();
  sortBy.mockClear();
  await user.click(screen.getByRole('button', { name: 'Draw' }));
  expect(screen.getByRole('table', { name: 'Tasks, drawn 2 times' })).toBeTruthy();
  expect(sortBy).not.toHaveBeenCalled();
});

describe('a table on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    const phone = { matches: true, addEventListener() {}, removeEventListener() {} };
    window.matchMedia = () => phone as unknown as MediaQueryList;
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('sorts by a select with every sortable column in both directions', async () => {
    const user = userEvent.setup({ delay: null });
    const table = <DataTable caption="Tasks" columns={columns} rows={rows} initialSort="name" />;
    const router = createMemoryRouter([{ path: '/', element: table }]);
    render(<RouterProvider router={router} />);
    const order = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect([...order.options].map(({ text }) => text)).toEqual(['Name ↑', 'Name ↓', 'Hours ↑', 'Hours ↓']);
    expect(screen.queryByRole('button', { name: 'Hours' })).toBeNull();
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getByRole('rowheader').textContent);
    expect(names()).toEqual(['Essay', 'Transcript']);

    await user.selectOptions(order, 'Hours ↑');
    expect(names()).toEqual(['Transcript', 'Essay']);
    expect(router.state.location.search).toBe('?sort=hours');
  });

  it('loads with one bar for each card', () => {
    const table = <DataTable caption="Tasks" columns={columns} rows={undefined} />;
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />);
    const [, ...cards] = screen.getAllByRole('row');
    expect(cards.map((card) => within(card).getAllByRole('cell').length)).toEqual(cards.map(() => 1));
    expect(cards.length).toBeGreaterThan(0);
  });
});
