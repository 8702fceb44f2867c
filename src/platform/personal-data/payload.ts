import { PlainText, type SealedField } from '../../kernel/personal';
import { open, seal } from './seal';
import type { Owner } from './recently-sealed';

type Payload = Record<string, unknown>;
export type Keys = ReadonlyMap<string, Owner['key']>;

export function* ownersOf(data: Payload, fields: readonly SealedField[]): Generator<string> {
  for (const { path, of } of fields) {
    // Only fields that are sealed as a whole may still be unsealed in old events.
    if (data[path[0]!] instanceof PlainText) continue;
    for (const field of of) yield String(data[field]);
  }
}

export const sealedPayload = (data: Payload, fields: readonly SealedField[], keys: Keys): Payload =>
  fields.reduce(
    (sealed, { path, of, reads }) =>
      changedAt(sealed, path, (value) => seal(value, ownersIn(data, of, keys), reads)),
    data,
  );

/** Each sealed field is decrypted at its first access: most readers access few. */
export const openedPayload = (data: Payload, fields: readonly SealedField[], keys: Keys): Payload =>
  new Proxy(data, new OpenedPayload(fields, keys));

class OpenedPayload implements ProxyHandler<Payload> {
  private readonly opened = new Map<string, unknown>();

  constructor(
    private readonly fields: readonly SealedField[],
    private readonly keys: Keys,
  ) {}

  get(data: Payload, field: string): unknown {
    if (!this.fields.some(({ path }) => path[0] === field)) return data[field];
    if (!this.opened.has(field)) this.opened.set(field, this.open(data, field));
    return this.opened.get(field);
  }

  private open(data: Payload, head: string): unknown {
    const within = this.fields.filter(({ path }) => path[0] === head);
    const opened = within.reduce(
      (payload, { path, of, reads }) =>
        changedAt(payload, path, (value) => open(value, ownersIn(data, of, this.keys), reads)),
      data,
    );
    return opened[head];
  }
}

const ownersIn = (data: Payload, of: readonly string[], keys: Keys): Owner[] =>
  of.map((field) => ({ id: String(data[field]), key: keys.get(String(data[field])) }));

function changedAt(
  data: Payload,
  [head, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): Payload {
  const value = data[head!];
  if (value === undefined || value === null) return data;
  return { ...data, [head!]: rest.length === 0 ? change(value) : changedAt(value as Payload, rest, change) };
}
