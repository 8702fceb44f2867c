import { graduationYear } from './grades';
import { GRADES, profileRules } from './profile';
import { violation, type FieldRules } from './rules';
import { STATES } from './us-states';

describe('the graduation year of a grade', () => {
  it('increases when the school year ends on July 31', () => {
    const years = (today: string) => GRADES.map((grade) => graduationYear(grade, today));
    expect(years('2027-07-31')).toEqual([2030, 2029, 2028, 2027, null]);
    expect(years('2027-08-01')).toEqual([2031, 2030, 2029, 2028, null]);
    expect(years('2026-12-31')).toEqual(years('2027-01-01'));
  });
});

describe('the rules of a profile', () => {
  const codes = (rules: FieldRules, ...values: string[]) =>
    values.map((value) => violation(rules, value)?.code);

  it('accept only real city names, states and ZIP codes', () => {
    const cities = ['Coeur d’Alene', 'St. Louis', 'Winston-Salem', 'Añasco', 'Ai'];
    expect(codes(profileRules.city, ...cities)).toEqual(cities.map(() => undefined));
    expect(codes(profileRules.city, 'A', '4th Town', 'x'.repeat(31))).toEqual(Array(3).fill('notACity'));
    expect(STATES).toHaveLength(51);
    expect(codes(profileRules.state, 'DC', 'WY', 'PR', 'ny', 'New York')).toEqual([
      ...[undefined, undefined],
      ...['notAState', 'notAState', 'notAState'],
    ]);
    expect(codes(profileRules.zip_code, '90210', '98201-9912')).toEqual([undefined, undefined]);
    expect(codes(profileRules.zip_code, '9021', '902101', '98201-99', '98201 9912')).toEqual(
      Array(4).fill('notAZipCode'),
    );
  });

  it('require a pronoun and a grade', () => {
    expect(codes(profileRules.pronoun, '', 'Zie/Zim', 'He')).toEqual([
      'emptyField',
      undefined,
      'notAPronoun',
    ]);
    expect(codes(profileRules.grade, '', '12th', 'Other', '13th')).toEqual([
      ...['required', undefined, undefined, 'notASchoolGrade'],
    ]);
  });
});
