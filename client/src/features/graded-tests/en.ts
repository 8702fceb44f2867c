import type { ExamType } from 'contract/exam-definitions';
import { counted, formatNumber, formatPercent } from '../../shared/lib/format';

export const t = {
  title: 'Graded Practice Tests',
  count: (tests: number) => counted(tests, 'test'),
  list: { what: 'Graded practice tests', search: 'Search by name or email', pages: 'Pages of tests' },
  none: 'None of your students has entered a practice test yet. ADD TEST in the list of students enters one.',
  noMatch: 'No test is like that. Choose another type or form, or search for another name.',
  student: 'Student',
  test: 'Test',
  taken: 'Taken',
  total: 'Total or composite',
  sections: 'Sections',
  form: (type: ExamType, code: string) => `${type} ${code}`,
  section: (name: string, score: string) => `${name} ${score}`,
  types: { label: 'Type', all: 'All types' },
  forms: { label: 'Form', all: 'All forms' },
  analysis: (name: string, form: string) => `${name}: analysis of ${form}`,
  edit: { tip: 'Edit answers', label: (name: string, form: string) => `Edit answers: ${name}, ${form}` },
  classEntry: 'Enter a class',
  file: 'graded-practice-tests.csv',
  averages: {
    heading: (form: string) => `Class averages: ${form}`,
    choose: 'Choose a form to see what your students know of it, skill by skill.',
    of: (students: number) =>
      `Over the newest test of each of ${counted(students, 'student')}, weakest skills first.`,
    hidden: (students: number, fewest: number) =>
      `Averages are shown from ${formatNumber(fewest)} students on, so that nobody can be told from them. So far there ${students === 1 ? 'is' : 'are'} ${formatNumber(students)}.`,
    what: 'class averages',
    none: 'The form names no skills.',
    percentage: (percentage: number | null) =>
      percentage === null ? 'Not asked' : formatPercent(percentage / 100),
  },
} as const;
