import { createReadStream } from 'node:fs';
import { COLLEGE_STATUSES, collegeRules, DEADLINE_KINDS } from '../../contract/colleges';
import { US_STATES } from '../../contract/us-states';
import { violation } from '../../contract/rules';
import { readCollegeFile } from '../modules/colleges/imports/college-file';
import { planImport, type ImportPlan } from '../modules/colleges/imports/import-plan';
import { DEMO_COLLEGES, readDemoColleges, readDemoTasks } from './content';
import { deadlinesIn } from './catalogue';

describe('the colleges of the demonstration', () => {
  const written = readDemoColleges();
  const codes = written.map(({ ceeb }) => ceeb);
  let file: Awaited<ReturnType<typeof readCollegeFile>>;
  let plan: ImportPlan;

  beforeAll(async () => {
    file = await readCollegeFile(createReadStream(DEMO_COLLEGES));
    plan = planImport(file.rows, []);
  });

  it('are imported without an error or a warning', () => {
    expect(file).toMatchObject({ encoding: 'UTF-8', issues: [] });
    expect(plan).toMatchObject({ issues: [], counts: { added: 1947, changed: 0, unchanged: 0 } });
    expect(plan.colleges.slice(0, codes.length).map(({ ceebCode }) => ceebCode)).toEqual(codes);
  });

  it('have unique codes and UNITIDs', () => {
    expect(new Set(plan.colleges.map(({ ceebCode }) => ceebCode)).size).toBe(1947);
    expect(new Set(plan.colleges.map(({ facts }) => facts.unitId)).size).toBe(1947);
  });

  it('satisfy the rules of a college', () => {
    for (const { ceebCode, description, facts } of plan.colleges) {
      const { name, state, location, schoolType } = description;
      const broken = [
        violation(collegeRules.ceebCode, ceebCode),
        violation(collegeRules.name, name),
        violation(collegeRules.location, location),
        violation(collegeRules.schoolType, schoolType),
      ];
      expect([name, ...broken.filter(Boolean)]).toEqual([name]);
      expect(Object.keys(US_STATES)).toContain(state);
      const { satReading25, satReading75, satMath25, satMath75, act25, act75 } = facts;
      expect(satReading25 ?? 200).toBeLessThanOrEqual(satReading75 ?? 800);
      expect(satMath25 ?? 200).toBeLessThanOrEqual(satMath75 ?? 800);
      expect(act25 ?? 1).toBeLessThanOrEqual(act75 ?? 36);
    }
  });

  it.each(written.map((college) => [college.name, college] as const))(
    'satisfy the rules of a well-known college: %s',
    (_, college) => {
      const { description } = plan.colleges.find(({ ceebCode }) => ceebCode === college.ceeb)!;
      expect(violation(collegeRules.about, description.about)).toBeUndefined();
      expect(violation(collegeRules.facStu, description.facStu)).toBeUndefined();
      expect(COLLEGE_STATUSES).toContain(college.status);
      for (const kind of DEADLINE_KINDS)
        expect(college[kind]).toMatch(/^$|^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
    },
  );

  it('include every college that a demonstration task names', () => {
    const named = readDemoTasks().flatMap(({ audience }) =>
      Array.isArray(audience) ? (audience as string[]) : [],
    );
    expect(named.length).toBeGreaterThan(0);
    expect(codes).toEqual(expect.arrayContaining(named));
  });

  it.each([
    ['2026-11-21', '2026-11-01', '2027-01-01'],
    ['2027-02-28', '2026-11-01', '2027-01-01'],
    ['2027-03-01', '2027-11-01', '2028-01-01'],
  ])('have the deadlines of the coming season on %s', (today, early, regular) => {
    const harvard = written.find(({ ceeb }) => ceeb === '3434')!;
    expect(deadlinesIn(today, harvard)).toEqual({
      eaDeadline: early,
      ed1Deadline: null,
      ed2Deadline: null,
      regDeadline: regular,
    });
  });
});
