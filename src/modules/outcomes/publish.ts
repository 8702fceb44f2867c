import {
  MIN_GROUP,
  MIN_OUTCOMES,
  OUTCOME_ROUNDS,
  roundOf,
  type OutcomePoint,
} from '../../../contract/outcomes';
import type { ApplicationPlan } from '../../../contract/applications';

/** A decision as the school knows it. */
export interface KnownOutcome extends Pick<OutcomePoint, 'decision' | 'gpa' | 'sat' | 'act'> {
  readonly id: string;
  readonly classYear: number;
  readonly plan: ApplicationPlan | null;
  readonly isImported: boolean;
  readonly since: string;
}

type Batch = readonly KnownOutcome[];

/**
 * Decides what may be published of a school's decisions at a college, by the rule of docs/outcomes.md: all selections
 * on offer, now and in the past, are unions of batches that have at least five students, or of parts of batches that do.
 */
export function publish(known: readonly KnownOutcome[]): (KnownOutcome & OutcomePoint)[] {
  const batches = batchesOf(known);
  if (batches.flat().length < MIN_OUTCOMES) return [];
  const groups = groupsOf(batches);
  const hasRounds = batches.every((batch) =>
    OUTCOME_ROUNDS.every((round) => {
      const { length } = batch.filter(({ plan }) => roundOf(plan) === round);
      return length === 0 || length >= MIN_GROUP;
    }),
  );
  return groups
    .flatMap((group) =>
      group.map((outcome) => ({
        ...outcome,
        gpa: outcome.gpa === null ? null : Math.round(outcome.gpa * 10) / 10,
        classes: groups.length > 1 ? yearsOf(group) : null,
        round: hasRounds ? roundOf(outcome.plan) : null,
      })),
    )
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other), 'en'));
}

/** Later decisions never change a published batch, so that comparing two days reveals only whole batches. */
function batchesOf(known: readonly KnownOutcome[]): Batch[] {
  const batches: KnownOutcome[][] = [];
  let open: KnownOutcome[] = [];
  const close = () => {
    if (open.length < MIN_GROUP) return;
    batches.push(open);
    open = [];
  };
  const imported = known.filter(({ isImported }) => isImported);
  const years = [...new Set(imported.map(({ classYear }) => classYear))].sort((one, other) => one - other);
  for (const year of years) {
    open.push(...imported.filter(({ classYear }) => classYear === year));
    close();
  }
  const last = batches.at(-1);
  if (last) last.push(...open.splice(0));
  const live = known.filter(({ isImported }) => !isImported);
  for (const outcome of live.toSorted((one, other) => (keyInTime(one) < keyInTime(other) ? -1 : 1))) {
    open.push(outcome);
    close();
  }
  return batches;
}

const keyInTime = ({ since, id }: KnownOutcome) => `${since} ${id}`;

/** Joins batches whose classes overlap: each class is in one group, and each group is a union of batches. */
function groupsOf(batches: readonly Batch[]): Batch[] {
  const groups: Batch[] = [];
  for (const batch of batches.toSorted((one, other) => firstOf(one) - firstOf(other))) {
    const last = groups.at(-1);
    if (last && firstOf(batch) <= lastOf(last)) groups.splice(-1, 1, [...last, ...batch]);
    else groups.push(batch);
  }
  return groups;
}

const firstOf = (batch: Batch) => Math.min(...batch.map(({ classYear }) => classYear));
const lastOf = (batch: Batch) => Math.max(...batch.map(({ classYear }) => classYear));
const yearsOf = (batch: Batch) => [...new Set([firstOf(batch), lastOf(batch)])].join('–');

const sortKey = ({ decision, gpa, sat, act }: OutcomePoint) => JSON.stringify([decision, gpa, sat, act]);
