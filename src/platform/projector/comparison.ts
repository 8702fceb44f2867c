import { isDeepStrictEqual } from 'node:util';
import type { ComparedDocument, ComparedField, ProjectionComparison } from '../../../contract/admin';
import type { AnyProjection } from '../../kernel/projection';
import type { StoredDocument } from '../document-store/document-store';

const DOCUMENTS_SHOWN = 20;
const FIELDS_SHOWN = 20;
const MAX_VALUE_LENGTH = 200;

type Batches = AsyncIterable<readonly StoredDocument<object>[]>;
type OnDifference = (key: string, before: object | undefined, after: object | undefined) => void;

export async function compare(before: Batches, after: Batches, onDifference: OnDifference): Promise<number> {
  let compared = 0;
  const left = one(before);
  let served = await left.next();
  for await (const { key, doc } of one(after)) {
    compared++;
    while (!served.done && served.value.key < key) {
      onDifference(served.value.key, served.value.doc, undefined);
      served = await left.next();
    }
    if (served.done || served.value.key !== key) {
      onDifference(key, undefined, doc);
      continue;
    }
    if (!isDeepStrictEqual(served.value.doc, doc)) onDifference(key, served.value.doc, doc);
    served = await left.next();
  }
  for (; !served.done; served = await left.next())
    onDifference(served.value.key, served.value.doc, undefined);
  return compared;
}

async function* one(batches: Batches) {
  for await (const batch of batches) yield* batch;
}

const isPersonal = ({ exported, erasure }: AnyProjection) =>
  exported !== undefined || Object.keys(erasure).length > 0;

export async function comparisonOf(
  projection: AnyProjection,
  before: Batches,
  after: Batches,
): Promise<
  Pick<ProjectionComparison, 'same' | 'onlyBefore' | 'onlyAfter' | 'different' | 'personal' | 'sample'>
> {
  const personal = isPersonal(projection);
  const counts = { onlyBefore: 0, onlyAfter: 0, different: 0 };
  const sample: ComparedDocument[] = [];
  const compared = await compare(before, after, (key, was, is) => {
    const kind = was === undefined ? 'onlyAfter' : is === undefined ? 'onlyBefore' : 'different';
    counts[kind]++;
    if (sample.length === DOCUMENTS_SHOWN) return;
    const all = kind === 'different' ? [...fieldsBetween(was, is, '')] : [];
    const fields = personal ? namesOnly(all) : all;
    sample.push({ key, kind, fields: fields.slice(0, FIELDS_SHOWN), fieldCount: fields.length });
  });
  return { same: compared - counts.onlyAfter - counts.different, ...counts, personal, sample };
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function* fieldsBetween(before: unknown, after: unknown, path: string): Generator<ComparedField> {
  if (isDeepStrictEqual(before, after)) return;
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    yield { path, before: shortened(before), after: shortened(after) };
    return;
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    yield* fieldsBetween(before[name], after[name], path ? `${path}.${name}` : name);
  }
}

const shortened = (value: unknown) =>
  value === undefined ? null : JSON.stringify(value).slice(0, MAX_VALUE_LENGTH);

/** Returns the names of fields only, since the names of a field's parts may be a person's own words. */
const namesOnly = (fields: readonly ComparedField[]): ComparedField[] =>
  [...new Set(fields.map(({ path }) => path.split('.')[0]!))].map((path) => ({
    path,
    before: null,
    after: null,
  }));
