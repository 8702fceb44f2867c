import { MIN_REPORTED, REPORT_COLUMNS, type ReportColumn } from '../../../contract/application-report';
import { countsOf, reported, type Counts, type StudentApplications } from './report';

type Application = StudentApplications['applications'][number];

const application = (fields: Partial<Application> = {}): Application => ({
  ...{ plan: 'ea', decision: 'admitted', submittedOn: '2026-11-01' },
  ...{ dueOn: null, letters: [], documents: [] },
  ...fields,
});

const students = (count: number, ...applications: Application[]) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), classYear: 2027, applications }));

const counts = (fields: Partial<Counts> = {}): Counts => ({
  ...(Object.fromEntries(REPORT_COLUMNS.map((column) => [column, 0])) as Counts),
  ...fields,
});

describe('the counts of a report', () => {
  it('have students, applicants, and applications by plan and decision', () => {
    const some = [
      ...students(3, application(), application({ plan: 'ed', decision: 'denied' })),
      ...students(2, application({ plan: null, decision: null, submittedOn: null })),
      ...students(4),
    ];
    expect(countsOf(some)).toEqual(
      counts({
        ...{ students: 9, applicants: 5, applications: 8, submitted: 6 },
        ...{ ea: 3, ed: 3, noPlan: 2, admitted: 3, denied: 3, undecided: 2 },
      }),
    );
  });
});

describe('letters and documents', () => {
  it('are counted once the deadline has passed, on time up to its day', () => {
    const letters = ['2026-10-30', '2026-11-01', '2026-11-02', null];
    const documents = ['2026-10-31', null];
    const some = students(1, application({ letters, documents }));
    expect(countsOf(some)).toMatchObject({ letters: 0, documents: 0 });
    const passed = students(2, application({ dueOn: '2026-11-01', letters, documents }));
    expect(countsOf(passed)).toMatchObject({
      ...{ letters: 8, lettersOnTime: 4, documents: 4, documentsOnTime: 2 },
    });
  });
});

describe('a report', () => {
  it('hides numbers under ten', () => {
    const { school } = reported(counts({ students: 40, applicants: 9 }), [], []);
    expect(school).toMatchObject({ students: 40, applicants: null });
  });

  it('hides a second number that would give away the only hidden one', () => {
    const part = { applications: 60, ea: 30, regular: 27, ed: 3, undecided: 60, submitted: 60 };
    const { school } = reported(counts(part), [], []);
    expect(school).toMatchObject({ applications: 60, ea: 30, ed: null, noPlan: null });
    const classes = [counts({ students: 30 }), counts({ students: 25 }), counts({ students: 4 })];
    const shown = reported(counts({ students: 59 }), classes, []);
    expect(shown.classes.map(({ students }) => students)).toEqual([30, null, null]);
  });

  it('hides a group that is nearly all of the school', () => {
    const { groups } = reported(
      counts({ students: 100 }),
      [],
      [counts({ students: 95 }), counts({ students: 60 })],
    );
    expect(groups.map(({ students }) => students)).toEqual([null, 60]);
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'has no hidden number that a sum gives away, case %i',
    (seed) => {
      let state = seed;
      const pick = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
      const classes = Array.from({ length: 1 + pick(4) }, () =>
        countsOf(
          Array.from({ length: pick(60) }, (_, index) => ({
            id: String(index),
            classYear: 2027,
            applications: Array.from({ length: pick(4) }, () =>
              application({
                plan: (['ed', 'ea', 'regular', null] as const)[pick(4)]!,
                decision: (['admitted', 'denied', 'waitlisted', null] as const)[pick(4)]!,
                submittedOn: pick(5) === 0 ? null : '2026-11-01',
                dueOn: '2026-11-01',
                letters: pick(2) === 0 ? [] : ['2026-10-30', null],
              }),
            ),
          })),
        ),
      );
      const total = (column: ReportColumn) => classes.reduce((sum, one) => sum + one[column], 0);
      const school = Object.fromEntries(REPORT_COLUMNS.map((column) => [column, total(column)])) as Counts;
      const shown = reported(school, classes, []);
      const { letters, lettersOnTime } = shown.school;
      const late = (letters ?? 0) - (lettersOnTime ?? 0);
      if (letters !== null && lettersOnTime !== null && late > 0)
        expect(late).toBeGreaterThanOrEqual(MIN_REPORTED);
      for (const column of REPORT_COLUMNS) {
        if (shown.school[column] === null) continue;
        const hidden = classes.filter((_, index) => shown.classes[index]![column] === null);
        const sum = hidden.reduce((all, one) => all + one[column], 0);
        if (hidden.length > 0) expect([hidden.length > 1, sum >= MIN_REPORTED]).toEqual([true, true]);
      }
    },
  );
});
