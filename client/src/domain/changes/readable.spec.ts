import { readable } from './readable';

const format = (value: unknown, field = 'field') => readable(field, value, { 'user-1': 'Zoë Berg' });

it.each([
  [null, 'None'],
  ['', 'Empty'],
  [[], 'None'],
  [true, 'Yes'],
  [false, 'No'],
  [1947, '1,947'],
  ['2027-01-05', 'Tuesday, January 5, 2027'],
  ['2027-01-05T03:04:00.000Z', 'Monday, January 4, 2027, 10:04 PM EST'],
  [['1001', '1002'], '1001, 1002'],
  ['First.#### Second.', 'First.\n\nSecond.'],
  ['user-1', 'Zoë Berg'],
  ['2027-01-05 or so', '2027-01-05 or so'],
])('readable formats %j as %j', (value, text) => {
  expect(format(value)).toBe(text);
});

it('readable formats a role only in a role’s field', () => {
  expect(format('account_admin', 'role')).toBe('Account admin');
  expect(format('account_admin', 'name')).toBe('account_admin');
});

it('readable names the date of the task', () => {
  expect(format('of-the-task', 'dueDate')).toBe('The task’s own date');
});

it('readable lists nested fields line by line', () => {
  expect(format({ role: 'student', dueDate: null })).toBe('Role: Student\nDue date: None');
});
