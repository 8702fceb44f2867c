import { MIN_GROUP, MIN_OUTCOMES } from '../../../contract/outcomes';
import { APPLICATION_PLANS } from '../../../contract/applications';
import { publish, type KnownOutcome } from './publish';

const outcome = (id: string, fields: Partial<KnownOutcome> = {}): KnownOutcome => ({
  ...{ id, decision: 'admitted', gpa: 3.74, sat: 1340, act: null, classYear: 2026, plan: 'regular' },
  ...{ isImported: false, since: `2026-12-01T00:00:00.${id.padStart(6, '0')}Z` },
  ...fields,
});

const some = (count: number, fields: Partial<KnownOutcome> = {}, from = 0) =>
  Array.from({ length: count }, (_, index) => outcome(String(from + index), fields));

const idsOf = (published: readonly { id: string }[]) => published.map(({ id }) => id).sort();

/** Numbers from 0 to 1 that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** All sets that a reader can select in what is published: everything, groups of classes, rounds, and both. */
function selections(published: ReturnType<typeof publish>): Set<string>[] {
  const classes = [null, ...new Set(published.map((point) => point.classes))];
  const rounds = [null, ...new Set(published.map((point) => point.round))];
  return classes.flatMap((ofClasses) =>
    rounds.map(
      (round) =>
        new Set(
          published
            .filter((point) => ofClasses === null || point.classes === ofClasses)
            .filter((point) => round === null || point.round === round)
            .map(({ id }) => id),
        ),
    ),
  );
}

/** The smallest group that unions, intersections and differences of the sets can single out. */
function smallestGroup(sets: readonly Set<string>[]): number {
  const groups = new Map<string, number>();
  for (const id of new Set(sets.flatMap((set) => [...set]))) {
    const signature = sets.map((set) => (set.has(id) ? '1' : '0')).join('');
    groups.set(signature, (groups.get(signature) ?? 0) + 1);
  }
  return Math.min(Infinity, ...groups.values());
}

describe('what is published of outcomes', () => {
  it('is nothing below ten decisions', () => {
    expect(publish(some(MIN_OUTCOMES - 1))).toEqual([]);
    expect(publish(some(MIN_OUTCOMES))).toHaveLength(MIN_OUTCOMES);
  });

  it('grows by five decisions at a time', () => {
    expect(idsOf(publish(some(14)))).toEqual(idsOf(some(10)));
    expect(idsOf(publish(some(15)))).toEqual(idsOf(some(15)));
  });

  it('has past classes as a whole, and joins small ones', () => {
    const past = [
      ...some(3, { isImported: true, classYear: 2022 }, 100),
      ...some(4, { isImported: true, classYear: 2023 }, 200),
      ...some(6, { isImported: true, classYear: 2024 }, 300),
    ];
    const classes = publish(past).map((point) => point.classes);
    expect(classes.filter((one) => one === '2022–2023')).toHaveLength(7);
    expect(classes.filter((one) => one === '2024')).toHaveLength(6);
  });

  it('tells rounds apart only if each part of each batch has five', () => {
    const early = some(6, { isImported: true, plan: 'ed' }, 100);
    const regular = (count: number) => some(count, { isImported: true }, 200);
    expect(publish([...early, ...regular(5)]).map(({ round }) => round)).toContain('early');
    expect(publish([...early, ...regular(4)]).map(({ round }) => round)).not.toContain('early');
  });

  it('rounds the GPA to a tenth', () => expect(publish(some(10))[0]).toMatchObject({ gpa: 3.7 }));

  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
    'tells no group of fewer than five by subtraction, case %i',
    (seed) => {
      const random = seeded(seed);
      const pick = (count: number) => Math.floor(random() * count);
      const plan = () => (seed % 3 === 0 ? 'regular' : APPLICATION_PLANS[pick(seed % 2 === 0 ? 6 : 2)]!);
      const past = Array.from({ length: pick(40) }, (_, index) =>
        outcome(`1${index}`, { isImported: true, classYear: 2022 + pick(4), plan: plan() }),
      );
      const arriving = Array.from({ length: pick(60) }, (_, index) =>
        outcome(`2${String(index).padStart(3, '0')}`, {
          classYear: 2026 + Math.floor(index / (1 + pick(20))),
          plan: plan(),
        }),
      );
      const looks = Array.from({ length: arriving.length + 1 }, (_, count) =>
        selections(publish([...past, ...arriving.slice(0, count)])),
      );
      expect(smallestGroup(looks.flat())).toBeGreaterThanOrEqual(MIN_GROUP);
    },
  );
});
