import { counted, formatNumber } from '../../shared/lib/format';
import { crud } from '../../shared/list/en';

const item = (one: string, added: string, edited: string, deleted: string) => {
  const { create, edit, remove } = crud({ one, many: one });
  return {
    create: { ...create, submit: 'Save', done: added },
    edit: { ...edit, done: edited },
    remove: { ...remove, confirm: 'Delete', done: () => deleted },
  } as const;
};

export const t = {
  panel: 'Profile details',
  listMenu: (title: string) => `Actions for all ${title}`,
  listHistory: 'History and deleted items',
  fields: {
    title: 'Title',
    description: 'Description',
    startYear: 'Start year',
    endYear: 'End year',
    weeksPerYear: 'Weeks per year',
    hoursPerWeek: 'Hours per week',
    type: 'Type',
    dateReceived: 'Date received',
    name: 'Course name',
    gradeYear: 'Year',
    semester1: 'Semester 1 grade',
    semester2: 'Semester 2 grade',
    test: 'Test',
    dateTaken: 'Date taken',
  },
  activities: {
    title: 'Activities',
    empty: 'Currently no Activities.',
    ...item('Activity', 'Activity added successfully', 'Activity Successfully Edited.', 'Activity Deleted'),
    descriptionMark: (at: number) => `Common App: ${at}`,
    years: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
    hours: (hoursPerWeek: number, weeksPerYear: number, hoursPerYear: number) =>
      `${hoursPerWeek} h × ${counted(weeksPerYear, 'week')} = ${formatNumber(hoursPerYear)} h a year`,
    hoursPerYear: (hours: number) => `${counted(hours, 'hour')} a year`,
    noHours: 'We’ll calculate your hours per year.',
    beyond: (most: number) => `Past the Common App limit of ${most}`,
    summary: (count: number, hours: number, most: number) =>
      `${counted(hours, 'hour')} a year across ${counted(count, 'activity', 'activities')}, in your order. The Common App takes the first ${most}.`,
  },
  courses: {
    title: 'Coursework',
    empty: 'Currently no Coursework.',
    ...item(
      'Course',
      'Course Work Successfully Added.',
      'Course Work Successfully Edited.',
      'Course Work Deleted',
    ),
    noGrade: 'No grade',
    yearly: 'Schools with yearly grades only enter Semester 2.',
    gradeYear: (year: string) => (year === 'Other' ? 'Other year' : `${year} grade`),
    yearGrade: (grade: string) => `Year: ${grade}`,
    semester: (semester: 1 | 2, grade: string) => `Semester ${semester}: ${grade}`,
  },
  honors: {
    title: 'Honors',
    empty: 'Currently no Honors.',
    ...item('Honor', 'Honor added successfully', 'Honor edited successfully', 'Honor Deleted'),
    choose: 'Choose one',
    types: { Local: 'Local', National: 'National', International: 'International', School: 'School' },
  },
  tests: {
    title: 'Tests',
    empty: 'Currently no Tests.',
    create: { title: 'Add Test', submit: 'Save', done: 'Exam Successfully Added.' },
    remove: {
      ...crud({ one: 'Test', many: 'Tests' }).remove,
      confirm: 'Delete',
      done: () => 'Exam Deleted',
    },
    failed: 'Error',
    range: (min: number, max: number) => `${min} to ${max}`,
  },
  history: {
    tip: 'History',
    title: (name: string) => `History of ${name}`,
    what: 'the history',
    empty: 'No changes yet.',
    earlier: 'Show earlier',
    ofItem: (sentence: string, item: string) => `${sentence}: ${item}`,
    actor: (name: string, role: string) => `${name} (${role})`,
    restore: 'Restore',
    restoreItem: (name: string) => `Restore ${name}`,
    restored: (name: string) => `${name} was restored.`,
    fields: {
      gpa: 'GPA',
      gpaScale: 'GPA scale',
      highSchoolName: 'High school',
      highSchoolSize: 'Size',
      highSchoolType: 'Type',
      gradeYear: 'Year',
      semesterGrades: 'Grades',
      major1: 'First choice',
      major2: 'Second choice',
      major3: 'Third choice',
      favorite1: 'First favorite',
      favorite2: 'Second favorite',
    },
  },
} as const;
