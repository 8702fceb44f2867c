import { decisionNames, planNames } from '../../../../contract/en/applications';
import { fieldValues } from '../../../../contract/en/field-values';
import { testSections } from '../../../../contract/en/test-scores';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const en = {
  day: (date: string) => day.format(new Date(date)),
  foot: ({ name, day }: { name: string; day: string }) => `${name} · ${day}`,
  pageOf: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  applicant: ({ year }: { year: number | null }) => (year === null ? 'Applicant' : `${year} Applicant`),
  gradeAtSchool: ({ grade }: { grade: string }) => (grade === 'Other' ? grade : `${grade} grade`),
  gradeYear: (grade: string) => grade,
  honor: ({ type, day }: { type: string; day: string }) => `${type} · ${day}`,
  outOf: ({ figure, of }: { figure: number; of: number }) => `${figure} of ${of}`,
  schoolOf: ({ name, type, size }: { name: string; type: string; size: number | null }) =>
    [name, type, size !== null && `${size.toLocaleString('en-US')} students`].filter(Boolean).join(', '),
  years: ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from} – ${to}`),
  effort: ({ hours, weeks }: { hours: number; weeks: number }) =>
    `${hours} h × ${weeks} weeks = ${(hours * weeks).toLocaleString('en-US')} h a year`,
  courseColumns: {
    course: 'Course',
    year: 'Year',
    semester1: 'Semester 1',
    semester2: 'Semester 2',
  },
  nothingIn: ({ sections }: { sections: readonly string[] }) =>
    `Nothing recorded yet: ${new Intl.ListFormat('en-US').format(sections)}.`,
  labels: {
    name: 'Name',
    pronoun: 'Pronouns',
    gender: 'Gender',
    place: 'Place',
    email: 'Email',
    phone: 'Phone',
    grade: 'Grade',
    gpa: 'GPA',
    classRank: 'Class rank',
    school: 'High school',
  },
  sections: {
    majors: 'Majors',
    favorites: 'Favorites',
    notes: 'Notes',
    activities: 'Activities',
    honors: 'Honors',
    courses: 'Coursework',
    tests: 'Tests',
    colleges: 'Colleges',
  },
  savedAs: { interested: 'Interested', applying: 'Applying', applied: 'Applied' },
  plans: planNames,
  decisions: decisionNames,
  submittedOn: (day: string) => `submitted ${day}`,
  letters: ({ requested, done }: { requested: number; done: number }) => `Letters: ${done} of ${requested}`,
  documents: fieldValues.document!,
  sent: ({ document, day }: { document: string; day: string | null }) =>
    `${document}: ${day ? `sent ${day}` : 'not sent'}`,
  notScaled: '–',
  practice: (code: string) => `Practice, ${code}`,
  testSections,
};
