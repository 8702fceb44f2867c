import { isOpen, type ApplicationProgress } from '../../../../contract/applications';
import {
  APPLICATION_FILTERS,
  SUBMIT_DAYS,
  type ApplicationFilter,
} from '../../../../contract/caseload-applications';
import { noDeadlines } from '../../../../contract/colleges';
import { applicationDeadline, isAnswerDue } from '../../../../contract/deadlines';
import type { Grade } from '../../../../contract/profile';
import type { College } from '../../colleges/colleges.queries';
import { plusDays } from '../../../platform/new-york';
import type { StatedFacts } from '../students/student-columns';

/** An application of one of the reader's students. */
export interface CaseloadApplication {
  /** The ids of the student and the college, joined by a point. */
  readonly id: string;
  readonly studentId: string;
  readonly ceeb: string;
  readonly grade: Grade;
  readonly application: ApplicationProgress;
  readonly dueOn: string | null;
  readonly hasFinalChoice: boolean;
  readonly filters: readonly ApplicationFilter[];
}

type Test = (application: ApplicationProgress, dueOn: string | null, college: College | undefined) => boolean;

const isToSubmit = ({ submittedOn, decision }: ApplicationProgress) =>
  submittedOn === null && decision === null;

/** The filters that follow from the application itself. */
type OwnFilter = Exclude<ApplicationFilter, 'letters' | 'documents'>;
const OWN_FILTERS = APPLICATION_FILTERS.filter(
  (name): name is OwnFilter => name !== 'letters' && name !== 'documents',
);

function testsOn(today: string): Readonly<Record<OwnFilter, Test>> {
  const until = plusDays(today, SUBMIT_DAYS);
  return {
    due: (application, dueOn) =>
      isToSubmit(application) && dueOn !== null && dueOn >= today && dueOn <= until,
    late: (application, dueOn) => isToSubmit(application) && dueOn !== null && dueOn < today,
    'no-plan': (application) => isToSubmit(application) && application.plan === null,
    incomplete: ({ submittedOn, completeOn, decision }) =>
      submittedOn !== null && completeOn === null && decision === null,
    ask: (application, _, college) => isAnswerDue(application, college?.deadlines ?? noDeadlines, today),
    waiting: (application) =>
      application.submittedOn !== null && isOpen(application) && application.decision !== 'admitted',
    decided: ({ decision }) => decision === 'admitted' || decision === 'denied' || decision === 'withdrawn',
  };
}

type Facts = Pick<StatedFacts, 'applications' | 'grade'>;

/** Returns a function that lists a student's applications, again only after the student's progress has changed. */
export function caseloadLister(colleges: ReadonlyMap<string, College>, today: string) {
  const tests = testsOn(today);
  const listed = new WeakMap<Facts, readonly CaseloadApplication[]>();
  const list = (studentId: string, { applications, grade }: Facts): CaseloadApplication[] => {
    const hasFinalChoice = Object.values(applications).some(({ isFinalChoice }) => isFinalChoice);
    return Object.entries(applications).map(([ceeb, application]) => {
      const college = colleges.get(ceeb);
      const dueOn = applicationDeadline(application, college?.deadlines ?? noDeadlines);
      const filters = OWN_FILTERS.filter((name) => tests[name](application, dueOn, college));
      return {
        id: `${studentId}.${ceeb}`,
        ...{ studentId, ceeb, grade, application, dueOn, hasFinalChoice, filters },
      };
    });
  };
  return (studentId: string, facts: Facts): readonly CaseloadApplication[] => {
    const known = listed.get(facts) ?? list(studentId, facts);
    listed.set(facts, known);
    return known;
  };
}
