import type { CollegeRequirements } from './colleges';
import {
  isDueWithApplication,
  SCHOOL_DOCUMENTS,
  type DocumentProgress,
  type SchoolDocument,
} from './transcripts';
import { date, maxLength, type FieldRules } from './rules';
import type { TestPolicy } from './test-policies';
import { dayIn } from './times';

/** Early decision one and two, early action, restrictive early action, regular and rolling admission. */
export const APPLICATION_PLANS = ['ed', 'ed2', 'ea', 'rea', 'regular', 'rolling'] as const;
export type ApplicationPlan = (typeof APPLICATION_PLANS)[number];

export const APPLICATION_FORMS = ['common-app', 'own-form', 'other'] as const;
export type ApplicationForm = (typeof APPLICATION_FORMS)[number];

export const DECISIONS = ['deferred', 'waitlisted', 'admitted', 'denied', 'withdrawn'] as const;
export type Decision = (typeof DECISIONS)[number];

export interface DatedDecision {
  readonly decision: Decision;
  readonly decidedOn: string;
}

/** What student and staff enter. Days are `YYYY-MM-DD`; an unknown text is empty. */
export interface ApplicationFields {
  readonly plan: ApplicationPlan | null;
  /** The typed deadline, which counts instead of the catalogue's. */
  readonly deadline: string | null;
  readonly filedWith: ApplicationForm | null;
  readonly submittedOn: string | null;
  /** The day on which the college confirmed that nothing is missing. */
  readonly completeOn: string | null;
  readonly decision: Decision | null;
  readonly decidedOn: string | null;
  readonly scholarship: string;
  readonly condition: string;
  /** The student goes to this college. */
  readonly isFinalChoice: boolean;
}

/** What lists of applications show: everything but the sealed texts. */
export type ApplicationProgress = Omit<ApplicationFields, 'scholarship' | 'condition'>;

export interface Application extends ApplicationFields {
  /** The decisions that the present one replaced, the oldest first. */
  readonly earlierDecisions: readonly DatedDecision[];
}

/** What the college asks applicants for, where it is known. */
export interface ApplicationRequirements extends CollegeRequirements {
  readonly testPolicy: TestPolicy | null;
}

export interface ApplicationAttributes extends Application {
  readonly requirements: ApplicationRequirements;
  /** What was asked for or sent, such as a transcript, in the order in which it is usually sent. */
  readonly documents: readonly DocumentProgress[];
  /** The typed deadline, or the catalogue's for the plan. */
  readonly dueOn: string | null;
  /** The student's tasks for the college. */
  readonly tasks: { readonly done: number; readonly all: number };
  /** The letters of recommendation that were requested for the college and not declined. */
  readonly letters: { readonly done: number; readonly all: number };
}

export interface ApplicationCalls {
  /** A field that is left out stays unchanged. A new final choice replaces the former one. */
  'PATCH /users/{studentId}/applications/{ceeb}': { answer: void; refuses: 404 | 409 };
  /** Withdraws all other applications that are still open, which an admission by a binding plan requires. */
  'POST /users/{studentId}/applications/{ceeb}/withdraw-others': { answer: void; refuses: 404 | 409 };
}

export const applicationRules = {
  date: date('date'),
  scholarship: maxLength('text', 200),
  condition: maxLength('text', 500),
} as const satisfies Record<string, FieldRules>;

const noDecision = {
  decision: null,
  decidedOn: null,
  scholarship: '',
  condition: '',
  isFinalChoice: false,
} as const;

export const noApplication: Application = {
  plan: null,
  deadline: null,
  filedWith: null,
  submittedOn: null,
  completeOn: null,
  ...noDecision,
  earlierDecisions: [],
};

export const withoutDecision = (application: Application): Application => ({ ...application, ...noDecision });

export const withoutSubmission = (application: Application): Application => ({
  ...withoutDecision(application),
  submittedOn: null,
  completeOn: null,
});

const NEW_YORK = 'America/New_York';

export const applicationDay = (instant: string): string => dayIn(NEW_YORK, instant);

/** The application follows the status of the saved college: it begins with 'applying' and ends with 'interested'. */
export function applicationAfterMove(
  status: 'interested' | 'applying' | 'applied',
  at: string,
  before: Application | null,
): Application | null {
  if (status === 'interested') return null;
  if (status === 'applying') return withoutSubmission(before ?? noApplication);
  const begun = before ?? noApplication;
  return { ...begun, submittedOn: begun.submittedOn ?? applicationDay(at) };
}

export function applicationProgress(application: Application): ApplicationProgress {
  const {
    scholarship: _scholarship,
    condition: _condition,
    earlierDecisions: _earlier,
    ...progress
  } = application;
  return progress;
}

export const isBindingPlan = (plan: ApplicationPlan | null): boolean => plan === 'ed' || plan === 'ed2';

type Commitment = Pick<ApplicationFields, 'plan' | 'decision'>;

/** A student promised to enroll, and is no longer bound once the college defers, waitlists or denies. */
export const isBound = ({ plan, decision }: Commitment): boolean =>
  isBindingPlan(plan) && (decision === null || decision === 'admitted');

/** An application that the college, or the student after an admission, has still to decide about. */
export const isOpen = ({ decision }: Pick<ApplicationFields, 'decision'>): boolean =>
  decision !== 'denied' && decision !== 'withdrawn';

export const APPLICATION_STEPS = [
  'plan',
  'deadline',
  'filedWith',
  'tasks',
  'letters',
  'submission',
  'requests',
  'documents',
  'completion',
  'decision',
  'choice',
] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

export interface OpenStep {
  readonly step: ApplicationStep;
  readonly waitsFor: 'student' | 'recommender' | 'counselor' | 'college';
}

const REQUIRED_BY = {
  transcript: 'transcript',
  'school-report': 'schoolReport',
  'counselor-letter': 'counselorLetter',
  'mid-year-report': 'midYearReport',
  'final-report': 'finalReport',
} as const satisfies Record<SchoolDocument, keyof CollegeRequirements>;

/** What the college wants with the application, and nobody has asked the counselor for. */
export const documentsToRequest = ({
  requirements,
  documents,
}: Pick<ApplicationAttributes, 'requirements' | 'documents'>): SchoolDocument[] =>
  SCHOOL_DOCUMENTS.filter(
    (document) =>
      isDueWithApplication(document) &&
      requirements[REQUIRED_BY[document]] === true &&
      !documents.some((one) => one.document === document),
  );

/** What the counselor has still to send. */
export const documentsToSend = ({ documents }: Pick<ApplicationAttributes, 'documents'>): SchoolDocument[] =>
  documents.flatMap(({ document, sentOn }) => (sentOn === null ? document : []));

const WAITS_FOR: Readonly<Partial<Record<ApplicationStep, OpenStep['waitsFor']>>> = {
  letters: 'recommender',
  documents: 'counselor',
  completion: 'college',
  decision: 'college',
};

/** What is still missing, in the order in which it is usually done. */
export function openSteps(application: ApplicationAttributes, hasFinalChoice: boolean): OpenStep[] {
  const { plan, dueOn, filedWith, tasks, letters, submittedOn, completeOn, decision } = application;
  if (!isOpen(application)) return [];
  const isSubmitted = submittedOn !== null;
  const isMissing: Readonly<Record<ApplicationStep, boolean>> = {
    plan: !isSubmitted && plan === null,
    deadline: !isSubmitted && plan !== null && plan !== 'rolling' && dueOn === null,
    filedWith: !isSubmitted && filedWith === null,
    tasks: !isSubmitted && tasks.done < tasks.all,
    letters: decision === null && letters.done < letters.all,
    submission: !isSubmitted,
    requests: completeOn === null && decision === null && documentsToRequest(application).length > 0,
    documents: documentsToSend(application).length > 0,
    completion: isSubmitted && completeOn === null && decision === null,
    decision: isSubmitted && decision !== 'admitted',
    choice: decision === 'admitted' && !hasFinalChoice,
  };
  return APPLICATION_STEPS.filter((step) => isMissing[step]).map((step) => ({
    step,
    waitsFor: WAITS_FOR[step] ?? 'student',
  }));
}
