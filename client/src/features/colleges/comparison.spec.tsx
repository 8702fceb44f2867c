import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChanceLabel, ComparedCollegeResource } from 'contract/colleges';
import type { TestScoreResource } from 'contract/test-scores';
import { itIs } from '../../test/calendar';
import { collegeNamed, savedAs, savedPage, testTaken } from '../../test/colleges';
import { renderApp } from '../../test/renderApp';
import { pathOf, serve } from '../../test/server';

const unknown: ChanceLabel = {
  label: 'unknown',
  because: 'The college doesn’t publish an SAT or ACT range to compare.',
  inputs: { admissionRate: null, test: null, own: null, low: null, high: null },
};
const target: ChanceLabel = {
  label: 'target',
  because: 'Your best SAT of 1400 is within the middle 50% (1350–1500).',
  inputs: { admissionRate: 0.4, test: 'SAT', own: 1400, low: 1350, high: 1500 },
};

const compared = (
  name: string,
  chance: ChanceLabel,
  known: Parameters<typeof collegeNamed>[1] = {},
): ComparedCollegeResource => {
  const college = collegeNamed(name, known);
  return { ...college, attributes: { ...college.attributes, chance } };
};

const COLLEGES = [
  compared('Brown', target, {
    satReading25: 720,
    satReading75: 760,
    satMath25: 650,
    satMath75: 740,
    netPrice: 26572,
    retentionRate: 0.98,
    facStu: '6:1',
  }),
  compared('Duke', unknown, { facStu: '8:1' }),
  compared('Yale', unknown, { netPrice: 19000, retentionRate: 0.98, facStu: '6:1' }),
  compared('Rice', unknown),
];

const sat = testTaken('SAT', { verbal: 690, math: 710 });

function open(at: string, tests: readonly TestScoreResource[] = [sat]) {
  const requests = serve({
    'GET /colleges/compare': ({ query }) => ({
      data: query.ceeb!.split(',').map((ceeb) => COLLEGES.find(({ id }) => id === ceeb)!),
    }),
    'GET /exams/student/{studentId}': () => ({ data: [] }),
    'GET /users/saved-colleges': () =>
      savedPage(['Brown', 'Duke', 'Yale'].map((name) => savedAs('interested', name))),
    'GET /users/saved-colleges/prospects': () => ({ data: [] }),
    'GET /users/test': () => ({ data: tests, pageCount: 1 }),
  });
  return { requests, user: userEvent.setup(), ...renderApp({ role: 'student', at }) };
}

const cells = (label: string) => {
  const row = screen.getByRole('rowheader', { name: label }).closest('tr')!;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

beforeEach(() => {
  itIs('2026-11-20T17:00:00.000Z');
});

it('the comparison opens for two to four checked colleges', async () => {
  const { user, router } = open('/colleges?view=list');
  await user.click(await screen.findByRole('checkbox', { name: 'Compare Brown' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare (1)' }).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Compare Yale' }));
  await user.click(screen.getByRole('link', { name: 'Compare (2)' }));
  await screen.findByRole('columnheader', { name: /^Yale/ });
  expect(new URLSearchParams(router.state.location.search).get('compare')).toBe('brown,yale');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Compare colleges' }));
});

it('the comparison shows chances with reasons, and own scores in ranges', async () => {
  open('/colleges?compare=brown,duke');
  await screen.findByRole('table');
  await waitFor(() => expect(cells('SAT math')).toEqual(['650–740You: 710, within range', 'Not published']));
  expect(cells('SAT reading and writing')).toEqual(['720–760You: 690, below range', 'Not published']);
  expect(cells('Average net price')).toEqual(['$26,572', 'Not published']);
  expect(screen.getByRole('rowheader', { name: 'SAT math' }).textContent).toBe('SAT math 650 to 750');
  expect(cells('Chance of admission')).toEqual(['Target', 'Unknown']);
});

it('the comparison marks the best value where one is best for everyone', async () => {
  open('/colleges?compare=brown,duke,yale');
  await screen.findByRole('table');
  expect(cells('Average net price')).toEqual(['$26,572', 'Not published', '$19,000Lowest']);
  expect(cells('Student–faculty ratio')).toEqual(['6:1Lowest', '8:1', '6:1Lowest']);
  expect(cells('First-year retention')).toEqual(['98%', 'Not published', '98%']);
});

it('the comparison hides rows without any data until asked', async () => {
  const { user } = open('/colleges?compare=brown,duke');
  const opener = await screen.findByRole('button', { name: /rows without data$/ });
  expect(opener.textContent).toBe('18 rows without data');
  expect(screen.queryByRole('rowheader', { name: 'Airport' })).toBeNull();
  await user.click(opener);
  expect(cells('Airport')).toEqual(['Unknown', 'Unknown']);
});

it('the comparison folds what all colleges have in common', async () => {
  const { user } = open('/colleges?compare=brown,yale');
  await user.click(await screen.findByRole('button', { name: 'Target: why? (Brown)' }));
  expect(await screen.findByText(target.because)).toBeDefined();
  expect(screen.queryByRole('rowheader', { name: 'Student–faculty ratio' })).toBeNull();
  expect(cells('Average net price')).toEqual(['$26,572', '$19,000Lowest']);
  const opener = screen.getByRole('button', { name: /in common$/ });
  await user.click(opener);
  expect(cells('Student–faculty ratio')).toEqual(['6:1', '6:1']);
  expect(cells('Control')).toEqual(['Private', 'Private']);
  await user.click(opener);
  expect(screen.queryByRole('rowheader', { name: 'Control' })).toBeNull();
});

it('the comparison shows the chances even if they are equal', async () => {
  open('/colleges?compare=duke,yale');
  await screen.findByRole('table');
  expect(cells('Chance of admission')).toEqual(['Unknown', 'Unknown']);
});

it('the comparison says how many colleges exceed the limit', async () => {
  open('/colleges?compare=brown,duke,yale,brown,rice,b,c');
  expect(
    await screen.findByText('You can compare 4 at a time, so 2 colleges from this link were left out.'),
  ).toBeDefined();
});

describe('the comparison on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) =>
      ({
        matches: query.includes('max-width'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList;
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('has room for two colleges, which can be chosen', async () => {
    const { user } = open('/colleges?compare=brown,duke,yale');
    const left = await screen.findByRole('combobox', { name: 'First college' });
    expect(cells('Average net price')).toEqual(['$26,572', 'Not published']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Second college' }), 'Yale');
    expect(cells('Average net price')).toEqual(['$26,572', '$19,000Lowest']);
    await user.selectOptions(left, 'Yale');
    expect(cells('Average net price')).toEqual(['$19,000Lowest', '$26,572']);
  });
});

it('the comparison explains the chance rule in full', async () => {
  const { user } = open('/colleges?compare=brown,duke');
  await user.click(await screen.findByRole('button', { name: 'How do we calculate this?' }));
  const rule = await screen.findByRole('dialog', { name: 'How labels are assigned' });
  expect(within(rule).getByText(/admits fewer than 15% of applicants/)).toBeDefined();
});

it('the comparison drops a removed college', async () => {
  const { user, router } = open('/colleges?compare=brown,duke,yale');
  await user.click(await screen.findByRole('button', { name: 'Remove Duke from the comparison' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^Duke/ })).toBeNull());
  expect(new URLSearchParams(router.state.location.search).get('compare')).toBe('brown,yale');
  expect(screen.queryByRole('button', { name: 'Remove Yale from the comparison' })).toBeNull();
});

it('the comparison says when there are too few colleges', async () => {
  const { requests } = open('/colleges?compare=brown');
  await screen.findByText('Select 2–4 of your colleges to compare them side by side.');
  expect(requests.map(pathOf)).not.toContain('/colleges/compare');
});

it('the comparison leads to the profile for the student’s own tests', async () => {
  open('/colleges?compare=brown,duke');
  const link = await screen.findByRole('link', { name: 'Change your tests' });
  expect(link.getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});
