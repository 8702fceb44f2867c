import type { ExamType } from 'contract/exam-definitions';
import { counted, formatNumber, formatPercent } from '../../shared/lib/format';

export const t = {
  title: 'Graded Practice Tests',
  count: (tests: number) => counted(tests, 'test'),
  list: { what: 'Graded practice tests', search: 'Search by name or email', pages: 'Pages of tests' },
  none: 'No practice tests from your students yet. Use ADD TEST in the student list to enter one.',
  noMatch: 'No matching tests. Choose another type or form, or search for another name.',
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
    choose: 'Choose a form to see your students’ results by skill.',
    of: (students: number) =>
      `Based on the latest test of ${counted(students, 'student')}, weakest skills first.`,
    hidden: (students: number, fewest: number) =>
      `Averages need at least ${formatNumber(fewest)} students to protect privacy. You have ${formatNumber(students)}.`,
    what: 'class averages',
    none: 'This form has no skill data.',
    percentage: (percentage: number | null) =>
      percentage === null ? 'Not tested' : formatPercent(percentage / 100),
  },
} as const;
