import { APPLICATION_PLANS, DECISIONS, type Application } from '../../../contract/applications';
import {
  MIN_REPORTED,
  REPORT_COLUMNS,
  type ReportColumn,
  type ReportedCounts,
} from '../../../contract/application-report';

export type Counts = Record<ReportColumn, number>;

export interface ReportedApplication extends Pick<Application, 'plan' | 'decision' | 'submittedOn'> {
  /** The deadline, if it has passed. */
  readonly dueOn: string | null;
  /** The days on which the requested letters were done, null for those that are not. */
  readonly letters: readonly (string | null)[];
  /** The days on which the requested transcripts and reports were sent, null for those that were not. */
  readonly documents: readonly (string | null)[];
}

export interface StudentApplications {
  readonly id: string;
  readonly classYear: number | null;
  readonly applications: readonly ReportedApplication[];
}

export function countsOf(students: readonly StudentApplications[]): Counts {
  const counts = Object.fromEntries(REPORT_COLUMNS.map((column) => [column, 0])) as Counts;
  counts.students = students.length;
  for (const { applications } of students) {
    if (applications.length > 0) counts.applicants += 1;
    for (const { plan, decision, submittedOn, dueOn, letters, documents } of applications) {
      counts.applications += 1;
      if (submittedOn !== null) counts.submitted += 1;
      counts[plan ?? 'noPlan'] += 1;
      counts[decision ?? 'undecided'] += 1;
      if (dueOn === null) continue;
      const isOnTime = (day: string | null) => day !== null && day <= dueOn;
      counts.letters += letters.length;
      counts.lettersOnTime += letters.filter(isOnTime).length;
      counts.documents += documents.length;
      counts.documentsOnTime += documents.filter(isOnTime).length;
    }
  }
  return counts;
}

interface Cell {
  readonly value: number;
  isHidden: boolean;
}
type Row = Readonly<Record<ReportColumn, Cell>>;

/** A number and its parts, from which a single hidden one could be computed. */
interface Sum {
  readonly total: Cell;
  readonly parts: readonly Cell[];
}

const PARTS = {
  plans: [...APPLICATION_PLANS, 'noPlan'],
  decisions: [...DECISIONS, 'undecided'],
} as const;

/** Hides numbers under ten, and others until no hidden number can be computed from what is left. */
export function reported(
  school: Counts,
  classes: readonly Counts[],
  groups: readonly Counts[],
): {
  readonly school: ReportedCounts;
  readonly classes: ReportedCounts[];
  readonly groups: ReportedCounts[];
} {
  const [all, ...rows] = [school, ...classes, ...groups].map(cellsOf);
  const ofClasses = rows.slice(0, classes.length);
  const ofGroups = rows.slice(classes.length);
  const sums = [
    ...[all!, ...rows].flatMap(sumsIn),
    ...REPORT_COLUMNS.map((column) => ({
      total: all![column],
      parts: ofClasses.map((row) => row[column]),
    })),
    ...ofGroups.flatMap((row) => REPORT_COLUMNS.map((column) => withRest(all![column], row[column]))),
  ];
  while (sums.some(hideOne));
  return {
    school: shownIn(all!),
    classes: ofClasses.map(shownIn),
    groups: ofGroups.map(shownIn),
  };
}

const cellsOf = (counts: Counts): Row =>
  Object.fromEntries(
    REPORT_COLUMNS.map((column) => {
      const value = counts[column];
      return [column, { value, isHidden: value < MIN_REPORTED }];
    }),
  ) as unknown as Row;

const sumsIn = (row: Row): Sum[] => [
  { total: row.applications, parts: PARTS.plans.map((column) => row[column]) },
  { total: row.applications, parts: PARTS.decisions.map((column) => row[column]) },
  withRest(row.applications, row.submitted),
  withRest(row.students, row.applicants),
  withRest(row.letters, row.lettersOnTime),
  withRest(row.documents, row.documentsOnTime),
];

/** The rest is not in the report, but it is the difference of two numbers that are. */
const withRest = (total: Cell, part: Cell): Sum => {
  const value = total.value - part.value;
  return { total, parts: [part, { value, isHidden: value > 0 && value < MIN_REPORTED }] };
};

/** Returns whether it had to hide a number, the smallest that protects the hidden ones, or else the total. */
function hideOne({ total, parts }: Sum): boolean {
  if (total.isHidden) return false;
  const hidden = parts.filter(({ isHidden }) => isHidden);
  const sum = hidden.reduce((all, { value }) => all + value, 0);
  if (hidden.length === 0 || (hidden.length > 1 && sum >= MIN_REPORTED)) return false;
  const [smallest] = parts.filter(({ isHidden }) => !isHidden).sort((one, other) => one.value - other.value);
  (smallest ?? total).isHidden = true;
  return true;
}

const shownIn = (row: Row): ReportedCounts =>
  Object.fromEntries(
    REPORT_COLUMNS.map((column) => [column, row[column].isHidden ? null : row[column].value]),
  ) as unknown as ReportedCounts;
