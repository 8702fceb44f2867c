import type { ApplicationFields, ApplicationPlan } from './applications';
import { noDeadlines, type Deadlines } from './colleges';

const DEADLINE_OF: Readonly<Record<ApplicationPlan, keyof Deadlines | null>> = {
  ed: 'ed1Deadline',
  ed2: 'ed2Deadline',
  ea: 'eaDeadline',
  rea: 'eaDeadline',
  regular: 'regDeadline',
  rolling: null,
};

export function applicationDeadline(
  { plan, deadline }: Pick<ApplicationFields, 'plan' | 'deadline'>,
  catalogue: Deadlines,
): string | null {
  const field = plan && DEADLINE_OF[plan];
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
  const field = (plan && DEADLINE_OF[plan]) ?? 'regDeadline';
  const date = decision === null ? applicationDeadline(application, catalogue) : null;
  return { ...noDeadlines, [field]: date };
}
