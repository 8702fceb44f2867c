import { isOpen, type ApplicationProgress } from '../../../../contract/applications';
import {
  APPLICATION_FILTERS,
  SUBMIT_DAYS,
  type ApplicationFilter,
} from '../../../../contract/caseload-applications';
import { noDeadlines } from '../../../../contract/colleges';
import { applicationDeadline, isAnswerDue } from '../../../../contract/deadlines';
import type { Grade } from '../../../../contract/profile';
import type { SchoolDocument } from '../../../../contract/transcripts';
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
  readonly openLetters: number;
  readonly openDocuments: readonly SchoolDocument[];
  readonly filters: readonly ApplicationFilter[];
}

type Test = (application: CaseloadApplication, college: College | undefined) => boolean;
type Facts = Pick<StatedFacts, 'applications' | 'openLetters' | 'openDocuments' | 'grade'>;

const isToSubmit = ({ submittedOn, decision }: ApplicationProgress) =>
  submittedOn === null && decision === null;

const NO_DOCUMENTS: readonly SchoolDocument[] = [];

function testsOn(today: string): Readonly<Record<ApplicationFilter, Test>> {
  const until = plusDays(today, SUBMIT_DAYS);
  return {
    due: ({ application, dueOn }) =>
      isToSubmit(application) && dueOn !== null && dueOn >= today && dueOn <= until,
    late: ({ application, dueOn }) => isToSubmit(application) && dueOn !== null && dueOn < today,
    'no-plan': ({ application }) => isToSubmit(application) && application.plan === null,
    letters: ({ application, openLetters }) => openLetters > 0 && application.decision === null,
    documents: ({ application, openDocuments }) => openDocuments.length > 0 && isOpen(application),
    incomplete: ({ application: { submittedOn, completeOn, decision } }) =>
      submittedOn !== null && completeOn === null && decision === null,
    ask: ({ application }, college) => isAnswerDue(application, college?.deadlines ?? noDeadlines, today),
    waiting: ({ application }) =>
      application.submittedOn !== null && isOpen(application) && application.decision !== 'admitted',
    decided: ({ application: { decision } }) =>
      decision === 'admitted' || decision === 'denied' || decision === 'withdrawn',
  };
}

/** Returns a function that lists a student's applications, again only after the student's progress has changed. */
export function caseloadLister(colleges: ReadonlyMap<string, College>, today: string) {
  const tests = testsOn(today);
  const listed = new WeakMap<Facts, readonly CaseloadApplication[]>();
  const list = (studentId: string, facts: Facts): CaseloadApplication[] => {
    const { applications, openLetters, openDocuments, grade } = facts;
    const hasFinalChoice = Object.values(applications).some(({ isFinalChoice }) => isFinalChoice);
    return Object.entries(applications).map(([ceeb, application]) => {
      const college = colleges.get(ceeb);
      const one = {
        ...{ id: `${studentId}.${ceeb}`, studentId, ceeb, grade, application, hasFinalChoice },
        dueOn: applicationDeadline(application, college?.deadlines ?? noDeadlines),
        openLetters: openLetters.get(ceeb) ?? 0,
        openDocuments: openDocuments.get(ceeb) ?? NO_DOCUMENTS,
        filters: [],
      };
      return { ...one, filters: APPLICATION_FILTERS.filter((name) => tests[name](one, college)) };
    });
  };
  return (studentId: string, facts: Facts): readonly CaseloadApplication[] => {
    const known = listed.get(facts) ?? list(studentId, facts);
    listed.set(facts, known);
    return known;
  };
}
