import type { MatchResource } from 'contract/survey';

/** How a college differs from the stored results; null if it is new. */
export type Change = null | {
  /** A negative number means places lost. */
  readonly places: number;
  /** The unit is points of a hundred. */
  readonly points: number;
};

type Matches = readonly MatchResource[];

export interface Comparison {
  readonly changes: ReadonlyMap<string, Change>;
  readonly gone: Matches;
}

const points = ({ attributes }: MatchResource) => Math.round(attributes.fit * 100);

export function compare(stored: Matches, tried: Matches): Comparison {
  const changes = new Map(
    tried.map((match, place) => {
      const before = stored.findIndex(({ id }) => id === match.id);
      return [
        match.id,
        before < 0 ? null : { places: before - place, points: points(match) - points(stored[before]!) },
      ];
    }),
  );
  return { changes, gone: stored.filter(({ id }) => !changes.has(id)) };
}

export function countChanges({ changes, gone }: Comparison) {
  const all = [...changes.values()];
  return {
    up: all.filter((change) => change && change.places > 0).length,
    down: all.filter((change) => change && change.places < 0).length,
    added: all.filter((change) => change === null).length,
    gone: gone.length,
  };
}
