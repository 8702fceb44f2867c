import type { ApplicationProgress, Decision } from 'contract/applications';
import { Text } from '../../../shared/layout/layout';
import { formatDate } from '../../../shared/lib/time';
import { DueDate } from '../../tasks/DueDate';
import { StarIcon, TickIcon } from '../../../shared/ui/icons';
import { StatusTag } from '../../../shared/ui/StatusTag';
import { t } from './en';

const INTENTS = {
  admitted: 'success',
  denied: 'danger',
  deferred: 'warning',
  waitlisted: 'warning',
  withdrawn: 'none',
} as const satisfies Readonly<Record<Decision, string>>;

type State = Pick<ApplicationProgress, 'decision' | 'isFinalChoice' | 'submittedOn'> & {
  readonly dueOn: string | null;
};

/** What has become of an application: until it is submitted, when it is due. */
export function ApplicationState({ decision, isFinalChoice, submittedOn, dueOn }: State) {
  if (isFinalChoice) return <StatusTag label={t.finalChoice} icon={<StarIcon />} intent="success" />;
  if (decision) return <StatusTag label={t.decisions[decision]} intent={INTENTS[decision]} />;
  if (submittedOn) return <StatusTag label={t.submitted(formatDate(submittedOn))} icon={<TickIcon />} />;
  return dueOn ? <DueDate date={dueOn} /> : <Text tone="muted">{t.noDeadline}</Text>;
}
