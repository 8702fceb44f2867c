import type { SealedField } from '../../kernel/personal';
import { open, seal, type Owner } from './seal';

type Payload = Record<string, unknown>;
type KeyOf = (id: string) => Owner['key'];

/** The ids under whose keys something in the payload is sealed. */
export const ownersOf = (data: Payload, fields: readonly SealedField[]): Set<string> =>
  new Set(fields.flatMap(({ of }) => of.map((field) => String(data[field]))));

export const sealedPayload = (data: Payload, fields: readonly SealedField[], keyOf: KeyOf): Payload =>
  fields.reduce(
    (sealed, { path, of, reads }) =>
      changedAt(sealed, path, (value) => seal(value, ownersIn(data, of, keyOf), reads)),
    data,
  );

/** Each sealed field is opened at the first look at it: most readers look at few. */
export function openedPayload(data: Payload, fields: readonly SealedField[], keyOf: KeyOf): Payload {
  const payload = { ...data };
  for (const head of new Set(fields.map(({ path }) => path[0]!))) {
    if (!(head in data)) continue;
    let opened: Payload | undefined;
    const get = () => (opened ??= openedAt(head, data, fields, keyOf))[head];
    Object.defineProperty(payload, head, { enumerable: true, configurable: true, get });
  }
  return payload;
}

const openedAt = (head: string, data: Payload, fields: readonly SealedField[], keyOf: KeyOf): Payload =>
  fields
    .filter(({ path }) => path[0] === head)
    .reduce(
      (opened, { path, of, reads }) =>
        changedAt(opened, path, (value) => open(value, ownersIn(data, of, keyOf), reads)),
      data,
    );

const ownersIn = (data: Payload, of: readonly string[], keyOf: KeyOf): Owner[] =>
  of.map((field) => ({ id: String(data[field]), key: keyOf(String(data[field])) }));

/** A copy with another value there; itself where there is none. */
function changedAt(
  data: Payload,
  [head, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): Payload {
  const value = data[head!];
  if (value === undefined || value === null) return data;
  return { ...data, [head!]: rest.length === 0 ? change(value) : changedAt(value as Payload, rest, change) };
}
