import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SearchBox, useSearch } from './SearchBox';

function Page({ students }: { students: number }) {
  const [q] = useSearch();
  return (
    <>
      <SearchBox label="Search" />
      <p>{`${students} students, searching for ${q}`}</p>
    </>
  );
}

afterEach(() => jest.useRealTimers());

it('a search box searches on time while its page keeps redrawing', () => {
  jest.useFakeTimers();
  const page = (students: number) => (
    <MemoryRouter>
      <Page students={students} />
    </MemoryRouter>
  );
  const { rerender } = render(page(0));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Berg' } });
  for (let students = 1; students <= 5; students++) {
    act(() => jest.advanceTimersByTime(100));
    rerender(page(students));
  }
  expect(screen.getByText('5 students, searching for Berg')).toBeTruthy();
});
