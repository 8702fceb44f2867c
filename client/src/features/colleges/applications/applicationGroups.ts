import { isOpen, type ApplicationAttributes } from 'contract/applications';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { t as texts } from '../../../domain/colleges/applications/en';
import { formatDate } from '../../../shared/lib/time';
import { t } from './en';

export type CollegeWithApplication = SavedCollegeResource & {
  readonly attributes: { readonly application: ApplicationAttributes };
};

export const withApplication = (saved: readonly SavedCollegeResource[]): CollegeWithApplication[] =>
  saved.filter((one): one is CollegeWithApplication => one.attributes.application !== undefined);

/** The colleges for which a letter can still be asked. */
export const openColleges = (applications: readonly CollegeWithApplication[]) =>
  applications
    .filter(({ attributes }) => isOpen(attributes.application))
    .map(({ attributes: { ceeb_code: ceeb, name } }) => ({ ceeb, name }));

export type ApplicationGroup = keyof typeof t.groups;

function groupOf({ submittedOn, decision }: ApplicationAttributes): ApplicationGroup {
  if (decision && decision !== 'deferred' && decision !== 'waitlisted') return 'decided';
  return submittedOn === null ? 'open' : 'submitted';
}

const LAST = '9999';

const orderOf = ({ dueOn, decidedOn, submittedOn }: ApplicationAttributes) =>
  decidedOn ?? submittedOn ?? dueOn ?? LAST;

/** Sorted by the next deadline. */
export const inGroup = (
  applications: readonly CollegeWithApplication[],
  group: ApplicationGroup,
): CollegeWithApplication[] =>
  applications
    .filter(({ attributes }) => groupOf(attributes.application) === group)
    .sort((one, other) =>
      orderOf(one.attributes.application).localeCompare(orderOf(other.attributes.application)),
    );

/** Such as 'Early Decision · Deferred'; empty if nothing is known yet. */
export function applicationLine({
  plan,
  decision,
  isFinalChoice,
  submittedOn,
  completeOn,
}: ApplicationAttributes): string {
  const state = isFinalChoice
    ? texts.finalChoice
    : decision
      ? texts.decisions[decision]
      : completeOn
        ? t.complete
        : submittedOn && t.facts.on(t.submitted, formatDate(submittedOn));
  return [plan && texts.plans[plan], state].filter(Boolean).join(' · ');
}
