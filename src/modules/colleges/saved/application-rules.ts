import {
  applicationDay,
  isBound,
  withoutDecision,
  withoutSubmission,
  type Application,
  type ApplicationFields,
} from '../../../../contract/applications';
import { Rejected } from '../../../kernel/errors';
import { t } from '../messages';

/** Returns the application after an edit, with what follows from it; `boundTo` is a college with a binding plan. */
export function editedApplication(
  before: Application,
  fields: Partial<ApplicationFields>,
  boundTo: string | null,
  now: string,
): Application {
  const base = fields.submittedOn === null ? withoutSubmission(before) : before;
  const edited = decided(base, { ...base, ...fields }, fields, applicationDay(now));
  refuseWrongDates(edited, applicationDay(now));
  if (edited.isFinalChoice && edited.decision !== 'admitted')
    throw new Rejected('conflict', t('final-choice-not-admitted'));
  if (boundTo !== null && isBound(edited) && !isBound(before)) {
    const taken = t('binding-plan-taken', { college: boundTo });
    throw new Rejected('conflict', taken, { plan: taken });
  }
  return edited;
}

/** A new decision has a day, today unless it is given, and remembers the one that it replaces. */
function decided(
  before: Application,
  edited: Application,
  fields: Partial<ApplicationFields>,
  today: string,
): Application {
  if (edited.decision === null) return withoutDecision(edited);
  if (edited.decision === before.decision)
    return { ...edited, decidedOn: edited.decidedOn ?? before.decidedOn };
  const { decision, decidedOn, earlierDecisions } = before;
  return {
    ...edited,
    decidedOn: fields.decidedOn ?? today,
    scholarship: fields.scholarship ?? '',
    condition: fields.condition ?? '',
    isFinalChoice: fields.isFinalChoice ?? false,
    earlierDecisions:
      decision && decidedOn ? [...earlierDecisions, { decision, decidedOn }] : earlierDecisions,
  };
}

function refuseWrongDates(
  { submittedOn, completeOn, decision, decidedOn }: Application,
  today: string,
): void {
  const refuse = (field: keyof ApplicationFields, message: ReturnType<typeof t>): never => {
    throw new Rejected('conflict', message, { [field]: message });
  };
  if (submittedOn && submittedOn > today) refuse('submittedOn', t('submitted-in-future'));
  if (completeOn && completeOn > today) refuse('completeOn', t('complete-in-future'));
  if (completeOn && (!submittedOn || completeOn < submittedOn))
    refuse('completeOn', t('complete-before-submitted'));
  if (decision && decision !== 'withdrawn' && !submittedOn) refuse('decision', t('not-submitted'));
  if (decidedOn && decidedOn > today) refuse('decidedOn', t('decided-in-future'));
  if (decidedOn && submittedOn && decidedOn < submittedOn) refuse('decidedOn', t('decided-before-submitted'));
}
