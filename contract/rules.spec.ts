import { aboutRules } from './about';
import { collegeRules } from './colleges';
import { entityRules } from './entities';
import { personRules } from './identity';
import { GRADES, profileRules } from './profile';
import { activityRules, courseRules, honorRules } from './record';
import { normalizeInput, violation, type FieldRules } from './rules';
import { savedFilterRules } from './saved-filters';
import { taskRules } from './tasks';
import { threadRules } from './threads';
import { sessionTokenRules } from './video';

const names: Readonly<Record<string, FieldRules>> = {
  activity: activityRules.title,
  college: collegeRules.name,
  course: courseRules.name,
  customTask: taskRules.customName,
  entity: entityRules.name,
  favorite: aboutRules.favorite,
  filter: savedFilterRules.name,
  firstName: personRules.firstName,
  highSchool: aboutRules.highSchoolName,
  honor: honorRules.title,
  lastName: personRules.lastName,
  major: aboutRules.major,
  task: taskRules.name,
  thread: threadRules.title,
  visitor: sessionTokenRules.identity,
};

describe('a phone number', () => {
  it.each([
    '6465551000',
    '646 555 1000',
    '(646) 555-1000',
    '+1 646.555.1000',
    '1-646-555-1000',
    '646–555–1000',
  ])('is taken as %s and stored as ten digits', (spelling) => {
    expect(violation(personRules.phoneNumber, spelling)).toBeUndefined();
    expect(normalizeInput(personRules.phoneNumber, spelling)).toBe('6465551000');
  });

  it.each(['555-1000', '+44 20 7946 0958', '64655510000', '646555100x'])('is refused as %s', (spelling) => {
    expect(violation(personRules.phoneNumber, spelling)).toEqual({ code: 'notAPhoneNumber' });
  });
});

describe('a choice', () => {
  it.each(GRADES)('may be %s', (grade) => {
    expect(violation(profileRules.grade, grade)).toBeUndefined();
  });

  it.each([`x${GRADES[0]}`, `${GRADES[0]}x`, GRADES.join('|')])('is refused as %s', (text) => {
    expect(violation(profileRules.grade, text)).toEqual({ code: 'notASchoolGrade' });
  });
});

describe('a name', () => {
  it.each(Object.entries(names))(
    'in the field %s has its line breaks replaced or rejected',
    (_kind, rules) => {
      for (const split of ['Harbor\nHigh', 'Harbor \r\n\t High', 'Harbor\u2028High', 'Harbor\u0085High'])
        if (violation(rules, split) === undefined) expect(normalizeInput(rules, split)).toBe('Harbor High');
    },
  );

  it('is measured after its line breaks are replaced', () => {
    expect(
      violation(entityRules.name, `${'x'.repeat(49)}${'\n'.repeat(40)}${'x'.repeat(50)}`),
    ).toBeUndefined();
  });

  it('loses line breaks, which a longer text keeps', () => {
    expect(normalizeInput(taskRules.description, ' First.\n\nSecond. ')).toBe('First.\n\nSecond.');
  });
});
