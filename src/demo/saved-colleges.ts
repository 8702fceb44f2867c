import type { SavedStatus } from '../../contract/saved-colleges';

interface DemoList {
  /** Place among the demonstration's students. */
  readonly student: number;
  /** CEEB codes, the last saved first. */
  readonly colleges: Readonly<Record<SavedStatus, readonly string[]>>;
}

export const demoLists: readonly DemoList[] = [
  {
    student: 0,
    colleges: {
      interested: ['3434', '3987', '3514'],
      applying: ['3087', '3667', '1839'],
      applied: ['3920'],
    },
  },
  {
    student: 1,
    colleges: { interested: ['3987'], applying: ['3087'], applied: [] },
  },
];
