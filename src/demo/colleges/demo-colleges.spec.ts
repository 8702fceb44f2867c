import { collegeRules, US_STATES } from '../../../contract/colleges';
import { violation } from '../../../contract/rules';
import { readDemoTasks } from '../content';
import { demoColleges } from '.';
import { deadlinesIn, descriptionOf, factsOf } from './demo-college';

describe('the demonstration’s colleges', () => {
  it('each have a code and a UNITID of their own', () => {
    for (const place of [0, 1] as const) {
      const codes = demoColleges.map(({ codes }) => codes[place]);
      expect(new Set(codes).size).toBe(demoColleges.length);
    }
  });

  it.each(demoColleges.map((college) => [college.names[0], college] as const))(
    'keep the rules: %s',
    (_, college) => {
      const { name, about, state, location, schoolType, facStu } = descriptionOf(college);
      expect(violation(collegeRules.ceebCode, college.codes[0])).toBeUndefined();
      expect(violation(collegeRules.name, name)).toBeUndefined();
      expect(violation(collegeRules.about, about)).toBeUndefined();
      expect(violation(collegeRules.location, location)).toBeUndefined();
      expect(violation(collegeRules.schoolType, schoolType)).toBeUndefined();
      expect(violation(collegeRules.facStu, facStu)).toBeUndefined();
      expect(Object.keys(US_STATES)).toContain(state);
      const { satReading25, satReading75, act25, act75, admissionRate } = factsOf(college);
      expect(satReading25 ?? 200).toBeLessThanOrEqual(satReading75 ?? 800);
      expect(act25 ?? 1).toBeLessThanOrEqual(act75 ?? 36);
      expect(admissionRate ?? 0).toBeLessThanOrEqual(1);
    },
  );

  it('hold every college that a task of the demonstration names', () => {
    const known = demoColleges.map(({ codes }) => codes[0]);
    const named = readDemoTasks().flatMap(({ audience }) =>
      Array.isArray(audience) ? (audience as string[]) : [],
    );
    expect(named.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(named));
  });

  it.each([
    ['2026-11-21', '2026-11-01', '2027-01-01'],
    ['2027-02-28', '2026-11-01', '2027-01-01'],
    ['2027-03-01', '2027-11-01', '2028-01-01'],
  ])('have on %s the deadlines of that season', (today, early, regular) => {
    const harvard = demoColleges.find(({ codes }) => codes[0] === '3434')!;
    expect(deadlinesIn(today, harvard)).toEqual({
      eaDeadline: early,
      ed1Deadline: null,
      ed2Deadline: null,
      regDeadline: regular,
    });
  });
});
