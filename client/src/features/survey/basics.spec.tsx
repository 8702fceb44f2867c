import { screen, waitFor } from '@testing-library/react';
import { testTaken } from '../../test/colleges';
import { satResult } from '../../test/exams';
import { about, field, open, PAGE, step } from '../../test/openSurvey';
import { profileOf } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { serve } from '../../test/server';

afterEach(() => localStorage.clear());

const profile = (home: { state: string; zip_code: string }) => ({
  data: profileOf({ id: 'user-1', first_name: 'Zoë', last_name: 'Berg', role: 'student' }, home),
});

describe('the basics of the survey', () => {
  it('start without a state and ask for it in an alert', async () => {
    const { user } = await open();
    expect((await field('Home state')).value).toBe('');
    await user.type(await field(/^GPA$/), '3.8');
    await user.type(await field(/^GPA scale/), '4');
    await user.click(screen.getByRole('button', { name: 'Next: Geographical' }));
    await waitFor(() =>
      expect(
        screen.getByText('Please enter the state you currently reside in', { selector: '[role=alert] *' }),
      ),
    );
    expect(await step('Basic')).toBeDefined();
    await user.selectOptions(await field('Home state'), 'DC');
    await user.click(screen.getByRole('button', { name: 'Next: Geographical' }));
    await step('Geographical');
  });

  it('offer the 50 states and DC', async () => {
    await open();
    const options = [...(await field('Home state')).querySelectorAll('option')].map(({ value }) => value);
    expect(options).toHaveLength(52);
    expect(options).toContain('DC');
    expect(options).not.toContain('PR');
  });

  it.each([
    ['SAT verbal', '801', 'SAT verbal must be between 200 and 800'],
    ['SAT math', '199', 'SAT math must be between 200 and 800'],
    ['ACT English', '37', 'ACT english must be between 1 and 36'],
    ['ACT math', '0', 'ACT math must be between 1 and 36'],
    ['ACT reading', '40', 'ACT reading must be between 1 and 36'],
    ['ACT science', '-1', 'ACT science must be between 1 and 36'],
    ['GPA', '101', 'Gpa must be between 1 and 100'],
    ['GPA', '', 'Gpa must be between 1 and 100'],
    ['GPA scale', '0', 'Gpa scale must be between 1 and 100'],
    ['ZIP code', '9021', 'Must be valid Zip Code format i.e. 90210 or 98201-9912'],
  ])('reject a %s of %p', async (name, value, sentence) => {
    const { user } = await open();
    const input = await field(new RegExp(`^${name}( \\(optional\\))?$`));
    await user.click(input);
    if (value) await user.keyboard(value);
    await user.tab();
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('are filled in from the record, with the best score of each test', async () => {
    const tests = [
      testTaken('SAT', { verbal: 600, math: 700 }, '2026-03-14'),
      testTaken('SAT', { verbal: 690, math: 620 }, '2026-05-02'),
      testTaken('ACT', { english: 30, math: 28, reading: 33, science: 29 }),
      testTaken('PSAT', { verbal: 760, math: 760 }),
    ];
    await open({
      'GET /users/about': () => ({ data: about({ gpa: 3.9, gpaScale: 4 }) }),
      'GET /users/profile': () => profile({ state: 'VT', zip_code: '05401' }),
      'GET /users/test': () => ({ data: tests, pageCount: 1 }),
    });
    const values = await Promise.all(
      [
        /^SAT verbal/,
        /^SAT math/,
        /^ACT English/,
        /^ACT science/,
        /^GPA$/,
        /^GPA scale/,
        'Home state',
        /^ZIP code/,
      ].map(async (name) => (await field(name)).value),
    );
    expect(values).toEqual(['690', '620', '30', '29', '3.9', '4', 'VT', '05401']);
  });

  it('include practice exams that the student lets count', async () => {
    await open({
      'GET /exams/student/{studentId}': () => ({
        data: [
          satResult('e1', '2026-03-14', 700, 710),
          satResult('e2', '2026-03-15', 600, 610, { counted: true }),
        ],
      }),
    });
    expect((await field(/^SAT verbal/)).value).toBe('600');
  });

  it('leave the state open when the profile’s state is not offered', async () => {
    await open({ 'GET /users/profile': () => profile({ state: 'PR', zip_code: '00901' }) });
    expect((await field('Home state')).value).toBe('');
    expect((await field(/^ZIP code/)).value).toBe('00901');
  });

  it('can be filled in when the record cannot be loaded', async () => {
    serve({});
    renderApp({ role: 'student', at: PAGE });
    expect((await field(/^GPA$/)).value).toBe('');
  });
});
