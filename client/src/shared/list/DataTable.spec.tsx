import { act, render, screen, waitFor, within } from '@testing-library/react';
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

it('leaves out the columns that the user has hidden', () => {
  const table = <DataTable caption="Tasks" columns={columns} hidden={['hours']} rows={rows} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Note']);
});

it('has a box that selects all rows only when there are rows', () => {
  const select = { selected: new Set<string>(), all: 'All', label: ({ id }: Task) => id, onSelect: () => {} };
  const tableOf = (loaded?: readonly Task[]) => {
    const table = <DataTable caption="Tasks" columns={columns} rows={loaded} select={select} />;
    return <RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />;
  };
  const { rerender } = render(tableOf());
  expect(screen.queryByRole('checkbox')).toBeNull();
  rerender(tableOf(rows));
  expect(screen.getByRole('checkbox', { name: 'All' })).toBeTruthy();
});

describe('a table of 5,000 rows', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ id: `Task ${index + 1}`, hours: index }));
  const ROW_PX = 44;
  const named: Column<Task> = {
    key: 'name',
    header: 'Name',
    cell: ({ id }) => <button>{id}</button>,
  };
  const show = async () => {
    const table = <DataTable caption="Tasks" columns={[named, columns[1]!]} rows={many} />;
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />);
    await waitFor(() => expect(numbers()[1]).toBe(2));
    return screen.getByRole('table', { name: 'Tasks' });
  };
  const scrollTo = (top: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  const numbers = () => screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
  const { getBoundingClientRect } = Element.prototype;
  beforeEach(() => {
    Element.prototype.getBoundingClientRect = () => ({ top: -window.scrollY }) as DOMRect;
  });
  afterEach(() => {
    scrollTo(0);
    Element.prototype.getBoundingClientRect = getBoundingClientRect;
  });

  it('draws the rows in view and tells their numbers', async () => {
    const table = await show();
    expect(table.getAttribute('aria-rowcount')).toBe('5001');
    const [head, ...drawn] = numbers();
    expect(head).toBe(1);
    expect(drawn.length).toBeLessThan(40);
    expect(drawn).toEqual(drawn.map((_, index) => index + 2));

    scrollTo(3_000 * ROW_PX);
    expect(screen.queryByRole('button', { name: 'Task 1' })).toBeNull();
    const row = screen.getByRole('rowheader', { name: 'Task 3001' }).closest('tr')!;
    expect(row.getAttribute('aria-rowindex')).toBe('3002');
    expect(numbers().length).toBeLessThan(50);
  });

  it('keeps the row with the focus while it is out of view', async () => {
    await show();
    screen.getByRole('button', { name: 'Task 2' }).focus();
    scrollTo(3_000 * ROW_PX);
    expect(document.activeElement?.textContent).toBe('Task 2');
    expect(numbers().slice(0, 2)).toEqual([1, 3]);
  });

  it('sorts all rows', async () => {
    const user = userEvent.setup({ delay: null });
    await show();
    await user.click(screen.getByRole('button', { name: 'Hours' }));
    await user.click(screen.getByRole('button', { name: 'Hours' }));
    expect(screen.getAllByRole('rowheader')[0]!.textContent).toBe('Task 5000');
  });
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
