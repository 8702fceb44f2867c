import { screen, within } from '@testing-library/react';
import type { OutcomePoint, OutcomesResource } from 'contract/outcomes';
import { openColleges } from '../../../test/openColleges';

const point = (fields: Partial<OutcomePoint> = {}): OutcomePoint => ({
  ...{ decision: 'admitted', gpa: 3.5, sat: 1300, act: null, classes: null, round: null },
  ...fields,
});
const some = (count: number, fields: Partial<OutcomePoint>) =>
  Array.from({ length: count }, () => point(fields));

const you = { gpa: 3.7, sat: 1340, act: null };
const POINTS = [
  ...some(6, { classes: '2024' }),
  ...some(5, { classes: '2025', decision: 'denied', sat: null, act: 24, gpa: 3.1 }),
];

const open = (attributes: Partial<OutcomesResource['attributes']>) =>
  openColleges('?college=3094', {
    answers: {
      'GET /users/{studentId}/outcomes/{ceeb}': ({ path }) => ({
        data: {
          id: path.ceeb,
          attributes: { state: 'shown', points: POINTS, you, ...attributes },
          relationships: {},
        },
      }),
    },
  });

const TITLE = 'Past results at your school';
const region = async () => within(await screen.findByRole('region', { name: TITLE }, { timeout: 20_000 }));
const summary = (part: ReturnType<typeof within>) =>
  within(part.getByRole('table', { name: /decisions$/ }))
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent).join(' '));

describe('past results in the dialog of a college', () => {
  it('are a table of decisions beside the chart', async () => {
    await open({});
    expect(summary(await region())).toEqual(['Admitted 6 3.5 1300', 'Waitlisted 0 – –', 'Denied 5 3.1 1180']);
  });

  it('can be those of some classes, on either scale', async () => {
    const { user } = await open({});
    const part = await region();
    await user.selectOptions(part.getByRole('combobox', { name: 'Classes' }), '2025');
    await user.click(part.getByRole('button', { name: 'ACT' }));
    expect(summary(part)).toEqual(['Admitted 0 – –', 'Waitlisted 0 – –', 'Denied 5 3.1 24']);
    expect(part.queryByRole('combobox', { name: 'Rounds' })).toBeNull();
  });

  it('say that there are too few', async () => {
    await open({ state: 'few', points: [] });
    expect((await region()).getByText(/fewer than 10 decisions/)).toBeDefined();
  });

  it('are not mentioned while they are off', async () => {
    await open({ state: 'off', points: [] });
    expect(await screen.findByRole('heading', { name: 'About' })).toBeDefined();
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});
