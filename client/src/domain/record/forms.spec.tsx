import { screen, waitFor, within } from '@testing-library/react';
import type { Activity, Course } from 'contract/record';
import { itIs } from '../../test/calendar';
import { openRecord } from '../../test/record';
import { problem } from '../../test/server';

beforeEach(() => {
  itIs('2026-11-22T12:00:00Z');
});

describe('the forms of the student record', () => {
  it('send years of an activity as text and its figures as numbers', async () => {
    const sent: Activity[] = [];
    const { user } = openRecord([], {
      'POST /users/extra-curricular': ({ body }) => {
        sent.push(body);
        return { data: { id: 'new', attributes: body, relationships: {} } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Activity' }));
    await user.type(await screen.findByLabelText('Title'), 'Choir');
    await user.type(screen.getByLabelText('Description'), 'x'.repeat(151));
    expect(screen.getByText('151 of 255 characters')).toBeTruthy();
    expect(screen.getByText('Common App: 150')).toBeTruthy();
    const years = within(screen.getByLabelText('Start year')).getAllByRole('option');
    expect([years.length, years[0]!.textContent, years.at(-1)!.textContent]).toEqual([51, '2026', '1976']);
    await user.selectOptions(screen.getByLabelText('End year'), '2025');
    await user.type(screen.getByLabelText('Weeks per year'), '30');
    await user.type(screen.getByLabelText('Hours per week'), '4');
    expect(screen.getByText('120 hours a year')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('End year can’t be before the start year')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Start year'), '2024');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Activity added successfully');
    expect(sent).toEqual([
      {
        title: 'Choir',
        description: 'x'.repeat(151),
        startYear: '2024',
        endYear: '2025',
        weeksPerYear: 30,
        hoursPerWeek: 4,
      },
    ]);
  });

  it('require at least one grade for a course', async () => {
    const sent: Course[] = [];
    const { user } = openRecord(
      [],
      {
        'POST /users/course': ({ body }) => {
          sent.push(body);
          return { data: { id: 'new', attributes: body, relationships: {} } };
        },
      },
      '/the-record?tab=courses',
    );
    await user.click(await screen.findByRole('button', { name: 'Add Course' }));
    await user.type(await screen.findByLabelText('Course name'), 'Calculus');
    const second = screen.getByLabelText<HTMLSelectElement>('Semester 2 grade');
    expect(second.value).toBe('');
    expect(screen.getByText('Schools with yearly grades only enter Semester 2.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At least one semester grade is required')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Semester 1 grade'), 'B-');
    await waitFor(() => expect(screen.queryByText('At least one semester grade is required')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Course Work Successfully Added.');
    expect(sent[0]!.semesterGrades).toEqual({ semester1: 'B-', semester2: null });
  });

  it('require a type for an honor', async () => {
    const { user } = openRecord([], {}, '/the-record?tab=honors');
    await user.click(await screen.findByRole('button', { name: 'Add Honor' }));
    await screen.findByLabelText('Title');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText("It must be 'Local', 'National', 'International', 'School'")).toBeTruthy();
  });

  it.each([
    [
      409,
      'same-test',
      'You can not have the same test on the same date.',
      'You can not have the same test on the same date.',
    ],
    [409, 'list-full', 'You can have up to 99. Remove one first.', 'Error'],
    [500, 'internal', 'Something went wrong', 'Error'],
  ])('explain status %d %s of a test, “%s”, as %s', async (status, code, message, sentence) => {
    const { user } = openRecord(
      [],
      { 'POST /users/test': () => problem(status, code, message) },
      '/the-record?tab=tests',
    );
    await user.click(await screen.findByRole('button', { name: 'Add Test' }));
    await user.type(await screen.findByLabelText('Date taken'), '2026-03-14');
    await user.type(screen.getByLabelText('Verbal'), '700');
    await user.type(screen.getByLabelText('Math'), '700');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
