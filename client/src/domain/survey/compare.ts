import type { MatchResource } from 'contract/survey';

/** How a college stands against the results that were told: null where it was not among them. */
export type Change = null | {
  /** How many places it has gained; below zero those it lost. */
  readonly places: number;
  /** How many points of a hundred its fit has gained. */
  readonly points: number;
};

type Matches = readonly MatchResource[];

export interface Comparison {
  /** By the college's id. */
  readonly changes: ReadonlyMap<string, Change>;
  readonly gone: Matches;
}

const points = ({ attributes }: MatchResource) => Math.round(attributes.fit * 100);

export function compare(told: Matches, tried: Matches): Comparison {
  const changes = new Map(
    tried.map((match, place) => {
      const before = told.findIndex(({ id }) => id === match.id);
      return [
        match.id,
        before < 0 ? null : { places: before - place, points: points(match) - points(told[before]!) },
      ];
    }),
  );
  return { changes, gone: told.filter(({ id }) => !changes.has(id)) };
}

/** How many colleges did what. */
export function countChanges({ changes, gone }: Comparison) {
  const all = [...changes.values()];
  return {
    up: all.filter((change) => change && change.places > 0).length,
    down: all.filter((change) => change && change.places < 0).length,
    added: all.filter((change) => change === null).length,
    gone: gone.length,
  };
}
