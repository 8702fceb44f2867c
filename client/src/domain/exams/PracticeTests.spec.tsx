import { act, screen, waitFor, within } from '@testing-library/react';
import { applyEvent } from '../../shared/realtime/realtime';
import { serverEvent } from 'contract/realtime';
import { actResult, satResult } from '../../test/exams';
import { openRecord } from '../../test/record';
import { pathOf } from '../../test/server';

const TESTS = '/the-record?tab=tests';

function open() {
  let counted = false;
  const opened = openRecord(
    [],
    {
      'GET /exams/student/{studentId}': () => ({
        data: [
          actResult('e2', '2026-04-11', 30),
          satResult('e1', '2026-03-14', 600, 610, { counted }),
          satResult('e0', '2026-02-14', 600, 610, { mathScore: null, totalScore: null }),
        ],
      }),
      'PUT /exams/{id}/counted': ({ body }) => {
        ({ counted } = body);
      },
    },
    TESTS,
  );
  return opened;
}

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Practice tests' })).getAllByRole('listitem');

it('practice exams follow the official tests and are marked', async () => {
  open();
  const [act, sat, unscaled] = await rows();
  expect(act!.textContent).toContain('ACT 30 Practice Sample');
  expect(sat!.textContent).toContain('SAT 1210 Practice');
  expect(sat!.textContent).not.toContain('Sample');
  expect(sat!.textContent).toContain('May 2017 · Reading and Writing 600 · Math 610');
  expect(within(unscaled!).queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /SAT 1210/ })).toBeNull();
});

it('a practice exam counts in the chances if the student chooses so', async () => {
  const { user, requests } = open();
  const box = () => screen.findByRole('checkbox', { name: 'Count in my chances: SAT 1210, May 2017' });
  expect(await box()).toHaveProperty('checked', false);
  await user.click(await box());
  await waitFor(async () => expect(await box()).toHaveProperty('checked', true));
  const sent = requests.find((request) => pathOf(request) === '/exams/e1/counted');
  expect(sent?.headers.get('studentid')).toBe('user-1');
});

it('practice exams refetch after someone else enters one', async () => {
  const { store, requests } = open();
  await rows();
  const asked = () => requests.filter((request) => pathOf(request) === '/exams/student/user-1').length;
  const before = asked();
  act(() => applyEvent(store, serverEvent('exam.changed', 'e3', 1, { studentId: 'user-1' })));
  await waitFor(() => expect(asked()).toBe(before + 1));
});
