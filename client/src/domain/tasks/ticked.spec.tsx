import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { isCompleted } from './taskOrder';
import { taskNamed } from '../../test/tasks';
import { STAYS_MS, stayInPlace } from './ticked';
import { useTaskRegion } from './TaskCheckbox';

const NAMES = ['Essay', 'Visit', 'Portal'];

function List() {
  const { region, isFolded } = useTaskRegion<HTMLDivElement>();
  const [done, setDone] = useState<readonly string[]>([]);
  const tasks = NAMES.map((name) =>
    taskNamed(name, done.includes(name) ? { completedDate: '2026-11-01' } : {}),
  );
  const tick = (name: string) => {
    stayInPlace(taskNamed(name).id, done.includes(name));
    setDone(done.includes(name) ? done.filter((other) => other !== name) : [...done, name]);
  };
  return (
    <div data-testid="list" {...region}>
      {tasks
        .filter((task) => !isFolded(task))
        .map((task) => (
          <input
            key={task.id}
            type="checkbox"
            aria-label={task.attributes.name}
            checked={isCompleted(task)}
            onChange={() => tick(task.attributes.name)}
          />
        ))}
    </div>
  );
}

const listed = () => screen.queryAllByRole<HTMLInputElement>('checkbox').map((box) => box.ariaLabel);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const box = (name: string) => screen.getByLabelText(name);

function open() {
  jest.useFakeTimers();
  render(<List />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

afterEach(() => {
  pass(STAYS_MS);
  jest.useRealTimers();
});

it('a ticked task stays in its place for five seconds', async () => {
  const user = open();
  await user.click(box('Essay'));
  await user.unhover(screen.getByTestId('list'));
  pass(STAYS_MS - 100);
  expect(listed()).toEqual(NAMES);
  pass(100);
  expect(listed()).toEqual(['Visit', 'Portal']);
});

it('ticked tasks move together, five seconds after the last tick', async () => {
  const user = open();
  await user.click(box('Essay'));
  pass(4_000);
  await user.click(box('Visit'));
  await user.unhover(screen.getByTestId('list'));
  pass(4_000);
  expect(listed()).toEqual(NAMES);
  pass(1_000);
  expect(listed()).toEqual(['Portal']);
});

it('no ticked task moves while the pointer is on the list', async () => {
  const user = open();
  await user.click(box('Essay'));
  pass(60_000);
  expect(listed()).toEqual(NAMES);
  await user.unhover(screen.getByTestId('list'));
  expect(listed()).toEqual(['Visit', 'Portal']);
});

it('a reopened task keeps its place', async () => {
  const user = open();
  await user.click(box('Essay'));
  await user.click(box('Essay'));
  await user.unhover(screen.getByTestId('list'));
  pass(STAYS_MS);
  expect(listed()).toEqual(NAMES);
});
