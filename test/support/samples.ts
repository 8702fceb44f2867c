import { catalog } from '../../src/catalog';
import { ID, Retained, PERSON } from '../../src/kernel/personal';
import { olderSamples } from '../events/older.samples';

type Payload = Record<string, unknown>;

interface Sample {
  readonly type: string;
  readonly version: number;
  readonly stored: Payload;
  readonly today: Payload;
}

export const samples: readonly Sample[] = [
  ...olderSamples,
  ...catalog.names().map((type) => {
    const sample = catalog.sample(type) as Payload;
    return { type, version: catalog.version(type), stored: sample, today: sample };
  }),
];

function fieldsOf(type: string, kind: Retained): string[][] {
  const within = (fates: object, path: readonly string[]): string[][] =>
    Object.entries(fates).flatMap(([field, fate]: [string, object]) => {
      if (fate === kind) return [[...path, field]];
      return fate instanceof Retained || 'of' in fate ? [] : within(fate, [...path, field]);
    });
  return within(catalog.fields(type), []);
}

export const personFields = (type: string) => fieldsOf(type, PERSON);

export const valueAt = (data: Payload, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, field) => (value as Payload | null | undefined)?.[field], data);

/** Changes every leaf at `path`, including null. */
export function changeAt(
  data: Payload,
  path: readonly string[],
  change: (leaf: unknown) => unknown,
): Payload {
  const [field, ...rest] = path;
  const value = data[field!];
  if (value === undefined || (value === null && rest.length > 0)) return data;
  const next = rest.length > 0 ? changeAt(value as Payload, rest, change) : leaves(value, change);
  return { ...data, [field!]: next };
}

function leaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => leaves(item, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, leaves(item, change)]));
}

export const markerOf = (mark: string, leaf: unknown) => (typeof leaf === 'number' ? 987_654_321 : mark);

export const isMarked = (text: string, mark: string) => text.includes(mark) || text.includes('987654321');

const isOfTwo = (data: Payload, path: readonly string[]) => String(valueAt(data, path)).includes('.');

export const newest = () => {
  const names = new Set(catalog.names());
  return samples.filter(({ type, version }) => names.has(type) && version === catalog.version(type));
};

export const eventsOfNobody = (): { type: string; data: Payload }[] =>
  newest()
    .filter(({ type }) => personFields(type).length === 0)
    .map(({ type, today: data }) => ({ type, data }));

/** Returns events of every type about `person`, with `other` as all other people and `mark` as each sealed value. */
export function eventsAbout(person: string, other: string, mark: string): { type: string; data: Payload }[] {
  return newest().flatMap(({ type, today: data }) =>
    personFields(type)
      .filter((path) => !isOfTwo(data, path))
      .map((concerned) => {
        const [role] = concerned;
        const one = String(valueAt(data, concerned));
        let about = data;
        for (const path of personFields(type)) {
          const id = path.join() === concerned.join() ? person : other;
          about = changeAt(about, path, (leaf) => {
            if (typeof leaf !== 'string') return leaf;
            const both = leaf.split('.');
            return both.length === 1
              ? id
              : both
                  .map((half) => (half === one ? person : other))
                  .sort()
                  .join('.');
          });
        }
        for (const path of fieldsOf(type, ID))
          about = changeAt(about, path, (leaf) => (typeof leaf === 'string' ? `${leaf}-${role}` : leaf));
        for (const { path, of } of catalog.sealed(type)) {
          const isHers = of.some((field) => about[field] === person);
          if (isHers) about = changeAt(about, path, (leaf) => markerOf(mark, leaf));
        }
        return { type, data: about };
      }),
  );
}
