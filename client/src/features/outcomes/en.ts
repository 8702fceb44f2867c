import type { ReportColumn } from 'contract/application-report';
import type { OutcomeColumn } from 'contract/outcomes';
import { counted, formatNumber } from '../../shared/lib/format';

const results = (count: number) => counted(count, 'result');

export const t = {
  importTitle: 'Import Past Results',
  schools: 'schools',
  noSchools: 'There are no schools yet.',
  file: 'CSV file with the results of past classes',
  help: 'One row per application, without names, 5 MB at most. We’ll check the file before importing.',
  columns: {
    college: 'CEEB code, or U and the UNITID. Required.',
    class: 'Year of graduation, such as 2025. Required.',
    plan: 'ED, ED2, EA, REA, regular or rolling.',
    decision: 'admitted, waitlisted or denied. Required.',
    gpa: 'Out of 4.',
    sat: 'Best total, from 400 to 1600.',
    act: 'Best composite, from 1 to 36.',
  } satisfies Record<OutcomeColumn, string>,
  willImport: (rows: number, outcomes: number, school: string) =>
    `${counted(rows, 'row')} for ${school}: ${results(outcomes)} to import.`,
  hasImported: (outcomes: number, school: string) => `${results(outcomes)} imported for ${school}.`,
  undoResult: (removed: number) => `Undone: ${formatNumber(removed)} removed.`,
  run: (count: number) => `Import ${results(count)}`,
  undoConsequence: 'The results of this file disappear from the pages of their colleges.',
  report: {
    title: 'Application Report',
    what: 'the report',
    line: (school: string, date: string) => `${school}, ${date}`,
    print: 'Print',
    csv: 'Download CSV',
    tables: {
      plans: 'Applications by plan',
      decisions: 'Applications by decision',
      onTime: 'Letters and transcripts, once the deadline has passed',
    },
    kinds: { class: 'By class', group: 'By group' },
    row: 'Class or group',
    school: 'Whole school',
    classOf: (year: string) => (year === 'none' ? 'No class' : `Class of ${year}`),
    columns: {
      students: 'Students',
      applicants: 'Applying',
      applications: 'Applications',
      submitted: 'Submitted',
      ed: 'ED',
      ed2: 'ED II',
      ea: 'EA',
      rea: 'REA',
      regular: 'Regular',
      rolling: 'Rolling',
      noPlan: 'No plan',
      deferred: 'Deferred',
      waitlisted: 'Waitlisted',
      admitted: 'Admitted',
      denied: 'Denied',
      withdrawn: 'Withdrawn',
      undecided: 'No decision',
      letters: 'Letters',
      lettersOnTime: 'Done on time',
      documents: 'Transcripts and reports',
      documentsOnTime: 'Sent on time',
    } satisfies Record<ReportColumn, string>,
    number: formatNumber,
    dash: '–',
    hiddenCell: 'Hidden',
    hidden: (least: number) =>
      `A dash stands for fewer than ${least}, or for a number that would give away one that’s hidden.`,
  },
} as const;
