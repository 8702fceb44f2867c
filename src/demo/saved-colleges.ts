import type { SavedStatus } from '../../contract/saved-colleges';
import type { TestType } from '../../contract/test-scores';

interface DemoList {
  /** Place among the demonstration's students. */
  readonly student: number;
  /** CEEB codes, the last saved first. */
  readonly colleges: Readonly<Record<SavedStatus, readonly string[]>>;
  readonly tests: readonly {
    readonly type: TestType;
    readonly daysAgo: number;
    readonly scores: Readonly<Record<string, number>>;
  }[];
}

export const demoLists: readonly DemoList[] = [
  {
    student: 0,
    colleges: {
      interested: ['3434', '3987', '3514'],
      applying: ['3087', '3667', '1839'],
      applied: ['3920'],
    },
    tests: [
      { type: 'SAT', daysAgo: 48, scores: { verbal: 690, math: 720 } },
      { type: 'PSAT', daysAgo: 400, scores: { verbal: 630, math: 650 } },
    ],
  },
  {
    student: 1,
    colleges: { interested: ['3987'], applying: ['3087'], applied: [] },
    tests: [{ type: 'ACT', daysAgo: 70, scores: { english: 29, math: 27, reading: 31, science: 28 } }],
  },
];
