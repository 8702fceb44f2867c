import { Readable } from 'node:stream';
import type { RosterPlaces } from '../../../../contract/rosters';
import { placesIn } from './roster-columns';
import { readRoster, type RosterRow } from './roster-file';
import { gradeIn } from './roster-grade';
import { planRoster } from './roster-plan';

const TODAY = '2026-11-22';

const read = (text: string, places: RosterPlaces = {}) =>
  readRoster(Readable.from([Buffer.from(text)]), places, TODAY);

const messagesOf = (issues: readonly { line: number; localized: { in: (language: 'en') => string } }[]) =>
  issues.map(({ line, localized }) => [line, localized.in('en')]);

describe('the columns of a roster', () => {
  it.each([
    [
      'Student First Name,Student Last Name,Email Address,Grade Level',
      { first_name: 0, last_name: 1, email: 2, grade: 3 },
    ],
    ['Given name;Surname;E-mail', { first_name: 0, last_name: 1, email: 2 }],
    [
      'EMAIL,ROLE,LAST_NAME,FIRST_NAME,Class of,Counselor Email,Phone #',
      {
        ...{ email: 0, role: 1, last_name: 2, first_name: 3, grade: 4, counselor: 5, phone_number: 6 },
      },
    ],
    ['Vorname,Nachname,Adresse', {}],
  ])('are found in the header %s', (header, places) => {
    expect(placesIn(header.split(/[,;]/))).toEqual(places);
  });

  it('can be chosen if the header does not name them', async () => {
    await expect(read('Vorname,Nachname,Adresse\nMaya,Torres,m@example.test')).rejects.toThrow(
      'The file has no column for first name, last name, email.',
    );
    const { rows } = await read('Vorname,Nachname,Adresse\nMaya,Torres,M@example.test', {
      ...{ first_name: 0, last_name: 1, email: 2 },
    });
    expect(rows).toMatchObject([{ firstName: 'Maya', lastName: 'Torres', email: 'm@example.test' }]);
  });
});

it.each([
  ['11', '11th'],
  ['11th', '11th'],
  ['Grade 9', '9th'],
  ['09', '9th'],
  ['Senior', '12th'],
  ['2027', '12th'],
  ['Class of 2030', '9th'],
  ['other', 'Other'],
  ['8', undefined],
  ['Class of 2026', undefined],
  ['eleventh', undefined],
])('reads the grade %s as %s', (cell, grade) => {
  expect(gradeIn(cell, TODAY)).toBe(grade);
});

it('reads a class as the last grade until the summer of its year', () => {
  expect(gradeIn('2027', '2027-06-30')).toBe('12th');
  expect(gradeIn('2027', '2026-08-01')).toBe('12th');
  expect(gradeIn('2027', '2026-07-31')).toBe('11th');
});

it('reads rows, and states why others are left out', async () => {
  const { rows, issues } = await read(
    [
      'first name,last name,email,role,grade,counselor,phone number',
      'Maya,Torres,maya@example.test,,11,Daniel@example.test,(212) 555-0100',
      'Daniel,Reyes,daniel@example.test,Counselor,,,+1 212-555-0101',
      'Ana,Silva,ana@example.test,student,12,,12',
      'Bad,Address,nothing,student,12,,',
      'Bad,Role,role@example.test,janitor,,,',
      'Bad,Grade,grade@example.test,student,42,,',
      ',Nameless,none@example.test,,,,',
      'R2,Numbered,digit@example.test,,,,',
    ].join('\n'),
  );
  expect(
    rows.map(({ role, grade, phoneNumber, counselor }) => [role, grade, phoneNumber, counselor]),
  ).toEqual([
    ['student', '11th', '2125550100', 'daniel@example.test'],
    ['counselor', null, '2125550101', null],
    ['student', '12th', null, null],
  ]);
  expect(rows[2]!.isPhoneLeftOut).toBe(true);
  expect(messagesOf(issues)).toEqual([
    [5, 'Email needs to be a valid format.'],
    [6, 'The role must be student, counselor or account admin.'],
    [7, 'The grade must be 9 to 12, or the year of graduation.'],
    [8, 'First name is a required field.'],
    [9, 'First name should only contain letters.'],
  ]);
});

describe('the plan of a roster', () => {
  const row = (line: number, more: Partial<RosterRow> = {}): RosterRow => ({
    ...{ line, role: 'student', firstName: 'Maya', lastName: 'Torres', email: `p${line}@example.test` },
    ...{ grade: null, counselor: null, phoneNumber: null, isPhoneLeftOut: false },
    ...more,
  });
  const member = { id: 'known', role: 'student', grade: '11th', isMember: true } as const;
  const known = new Map([
    ['here@example.test', member],
    ['elsewhere@example.test', { ...member, isMember: false }],
    ['counselor@example.test', { ...member, id: 'c1', role: 'counselor' } as const],
  ]);

  it('opens an account for each new address and assigns counselors', () => {
    const { people, issues } = planRoster(
      [
        row(2, { counselor: 'counselor@example.test' }),
        row(3, { counselor: 'new@example.test' }),
        row(4, { role: 'counselor', email: 'new@example.test' }),
        row(5, { isPhoneLeftOut: true }),
      ],
      known,
    );
    expect(people.map(({ line, counselorId }) => [line, counselorId])).toEqual([
      [2, 'c1'],
      [3, null],
      [4, null],
      [5, null],
    ]);
    expect(messagesOf(issues)).toEqual([
      [5, 'Imported without the phone number because it doesn’t have ten digits.'],
    ]);
  });

  it('leaves existing accounts unchanged and reports differences', () => {
    const { people, unchanged, issues } = planRoster(
      [
        row(2, { email: 'here@example.test', grade: '11th' }),
        row(3, { email: 'elsewhere@example.test' }),
        row(4, { email: 'counselor@example.test' }),
        row(5, { counselor: 'here@example.test' }),
        row(6),
        row(7, { email: 'p6@example.test' }),
      ],
      known,
    );
    expect(people.map(({ line }) => line)).toEqual([6]);
    expect(unchanged).toBe(1);
    expect(messagesOf(issues)).toEqual([
      [7, 'Line 6 already has this email address.'],
      [3, 'This email address has an account that doesn’t belong to this school.'],
      [4, 'This person’s account has another role. It won’t change.'],
      [5, 'No counselor at this school or in this file has this email address.'],
    ]);
    const other = planRoster([row(2, { email: 'here@example.test', grade: '12th' })], known);
    expect(messagesOf(other.issues)).toEqual([
      [2, 'This person’s account has another grade. It won’t change.'],
    ]);
  });
});
