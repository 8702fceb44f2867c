import type { ApplicationFields, ApplicationPlan } from './applications';
import { noDeadlines, type DeadlineKind, type Deadlines } from './colleges';

const FIELDS = {
  ea: 'eaDeadline',
  ed1: 'ed1Deadline',
  ed2: 'ed2Deadline',
  reg: 'regDeadline',
} as const satisfies Record<DeadlineKind, keyof Deadlines>;

/** Rolling admission has no deadline. */
const KINDS: Readonly<Record<ApplicationPlan, DeadlineKind | null>> = {
  ed: 'ed1',
  ed2: 'ed2',
  ea: 'ea',
  rea: 'ea',
  regular: 'reg',
  rolling: null,
};

const fieldOf = (plan: ApplicationPlan | null) => {
  const kind = plan && KINDS[plan];
  return kind && FIELDS[kind];
};

/** Returns the typed deadline, or the catalogue's for the plan. */
export function applicationDeadline(
  { plan, deadline }: Pick<ApplicationFields, 'plan' | 'deadline'>,
  catalogue: Deadlines,
): string | null {
  const field = fieldOf(plan);
  return deadline ?? (field ? catalogue[field] : null);
}

/** Once the student has chosen how to apply, only that deadline counts; a typed one without a plan is regular. */
export function countingDeadlines(
  application: Pick<ApplicationFields, 'plan' | 'deadline' | 'decision'> | null | undefined,
  catalogue: Deadlines,
): Deadlines {
  if (!application) return catalogue;
  const { plan, deadline, decision } = application;
  if (!plan && !deadline && decision === null) return catalogue;
  const date = decision === null ? applicationDeadline(application, catalogue) : null;
  return { ...noDeadlines, [fieldOf(plan) ?? 'regDeadline']: date };
}

/** Leaves out the words that most names share, so that the distinctive one comes first. */
export const shortCollegeName = (name: string): string =>
  name.replace(/^(?:The )?University( of )(?=\p{Lu})/u, 'U$1').replace(/(?<=\p{L}) University$/u, '');

/** The month in which colleges usually answer; the catalogue does not know the days. */
const ANSWERED_IN: Readonly<Record<DeadlineKind, number>> = { ea: 12, ed1: 12, ed2: 2, reg: 3 };

/** Someone may note an application some days after the deadline. */
const GRACE_DAYS = 14;

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns the month, `YYYY-MM`, in which a student who applied on that day usually gets the answer: that of the first
 * deadline of the plan that was still ahead, or null if there was none or the month has passed.
 */
export function answerMonth(
  deadlines: Deadlines,
  appliedOn: string,
  today: string,
  plan: ApplicationPlan | null = null,
): string | null {
  const month = usualAnswerMonth(deadlines, appliedOn, plan);
  return month !== null && month < today.slice(0, 7) ? null : month;
}

/** Without a deadline the month is unknown, and a college usually answers within this time. */
const ANSWER_DAYS = 42;

/** Whether the college should have answered by now, so that the student can be asked what it decided. */
export function isAnswerDue(
  application: Pick<ApplicationFields, 'plan' | 'submittedOn' | 'decision'>,
  catalogue: Deadlines,
  today: string,
): boolean {
  const { plan, submittedOn, decision } = application;
  if (submittedOn === null || decision !== null) return false;
  const month = usualAnswerMonth(catalogue, submittedOn, plan);
  return month === null ? plusDays(submittedOn, ANSWER_DAYS) <= today : month <= today.slice(0, 7);
}

function usualAnswerMonth(
  deadlines: Deadlines,
  appliedOn: string,
  plan: ApplicationPlan | null,
): string | null {
  const chosen = plan && KINDS[plan];
  if (plan && !chosen) return null;
  const kinds = chosen ? [chosen] : (Object.keys(FIELDS) as DeadlineKind[]);
  const [met] = kinds
    .flatMap((kind) => ({ kind, date: deadlines[FIELDS[kind]]?.slice(0, 10) ?? '' }))
    .filter(({ date }) => date !== '' && plusDays(date, GRACE_DAYS) >= appliedOn.slice(0, 10))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  if (!met) return null;
  const [year = 0, month = 0] = met.date.split('-').map(Number);
  const answered = ANSWERED_IN[met.kind];
  return `${answered < month ? year + 1 : year}-${String(answered).padStart(2, '0')}`;
}
