import { type Fates, type SealedField, sealedFields } from './personal';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Maps event names to payloads: `{ CupFilled: { cupId: string; … } }`. */
export type EventMap = object;
export type EventName<Events> = keyof Events & string;

type OlderData = Record<string, unknown>;
type Upcast = (older: OlderData) => OlderData;

/** A payload with every field, also the optional ones, so that no field joins a shape unnoticed. */
export type Sample<Data> = { readonly [Field in keyof Data]-?: Sample<Data[Field]> };

export interface EventSpec<Data> {
  /** Each lifts a payload by one version, oldest first. The current version is the number of upcasts + 1. */
  readonly upcasts?: readonly Upcast[];
  /**
   * The former names of the event, each with an upcast from every version that it had under that name. The last one
   * yields version 1 of this event. Several events can become one.
   */
  readonly renamedFrom?: Readonly<Record<string, readonly Upcast[]>>;
  readonly fields: Fates<Data>;
  /** A payload of the current version, which `test/history.lock.json` locks. */
  readonly sample: Sample<Data>;
  /** The fields with the ids that the event erases: of a person, or of what was written for one person only. */
  readonly erases?: readonly (keyof Data & string)[];
  /** Why no open browser receives the event; an event without a reason has a rule in a `*.live.ts`. */
  readonly notPushed?: string;
  /** Why the event cannot be undone; an event without a reason is in a `compensation` of its decider. */
  readonly notUndone?: string;
}

export type EventSpecs<Events> = { readonly [Name in EventName<Events>]: EventSpec<Events[Name]> };

/** Declares a module's events. Names and shapes are stored for ever: never edit one in place, add an upcast. */
export const events = <Events extends EventMap>(specs: EventSpecs<Events>): EventSpecs<Events> => specs;

export type NewEvent<Events> = {
  [Name in EventName<Events>]: { readonly type: Name; readonly data: Events[Name] };
}[EventName<Events>];

export interface Actor {
  readonly id: string;
  readonly role: string;
}

export interface EventMetadata {
  readonly version: number;
  readonly actor: Actor;
  readonly correlationId: string;
  /** The id of the event to which a reaction responded; absent when a person acted. */
  readonly causationId?: string;
}

/** Where and when an event was recorded. Positions order the whole history; revisions order one stream, from 0. */
export interface EventRecord {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  readonly time: string;
  readonly metadata: EventMetadata;
}

export type RecordedEvent<Events, Name extends EventName<Events> = EventName<Events>> = {
  [N in Name]: EventRecord & { readonly type: N; readonly data: Events[N] };
}[Name];

export type AnyRecordedEvent = EventRecord & {
  readonly type: string;
  readonly data: Record<string, unknown>;
};

/** What an edit has changed: `{ field: { from, to } }`. */
export type Changes<Fields> = {
  readonly [Field in keyof Fields]?: { readonly from: Fields[Field]; readonly to: Fields[Field] };
};

/** Returns the differences between `current` and `next`; fields missing from `next` are unchanged. */
export function changesBetween<Fields extends object>(
  current: Fields,
  next: Partial<Fields>,
): Changes<Fields> {
  const changes: Record<string, { from: unknown; to: unknown }> = {};
  for (const field of Object.keys(next) as (keyof Fields & string)[]) {
    const [from, to] = [current[field], next[field]];
    if (to !== undefined && JSON.stringify(from) !== JSON.stringify(to)) changes[field] = { from, to };
  }
  return changes as Changes<Fields>;
}

export const fieldsBefore = <Fields extends object>(changes: Changes<Fields>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(changes as Record<string, { from: unknown }>).map(([field, { from }]) => [field, from]),
  ) as Partial<Fields>;

export function applyChanges<Fields extends object>(fields: Fields, changes: Changes<Fields>): Fields {
  const applied = { ...fields };
  for (const field of Object.keys(changes) as (keyof Fields)[]) applied[field] = changes[field]!.to;
  return applied;
}

interface AnySpec extends Omit<EventSpec<object>, 'fields' | 'erases'> {
  readonly fields: object;
  readonly erases?: readonly string[];
}

export type AnySpecs = Readonly<Record<string, AnySpec>>;

export class EventCatalog {
  private readonly specs = new Map<string, AnySpec & { readonly sealed: readonly SealedField[] }>();
  private readonly renamed = new Map<string, { readonly to: string; readonly upcasts: readonly Upcast[] }>();

  constructor(...modules: readonly AnySpecs[]) {
    for (const [name, spec] of modules.flatMap((module) => Object.entries(module))) {
      if (this.specs.has(name)) throw new Error(`Event ${name} is declared twice.`);
      this.specs.set(name, { ...spec, sealed: sealedFields(spec.fields) });
    }
    for (const [to, { renamedFrom = {} }] of this.specs)
      for (const [name, upcasts] of Object.entries(renamedFrom)) {
        if (this.specs.has(name) || this.renamed.has(name))
          throw new Error(`Event ${name} is declared twice.`);
        this.renamed.set(name, { to, upcasts });
      }
  }

  names(): string[] {
    return [...this.specs.keys()];
  }

  formerNames(): string[] {
    return [...this.renamed.keys()];
  }

  currentName(name: string): string {
    return this.renamed.get(name)?.to ?? name;
  }

  /** Returns the names under which events of these types may be stored. */
  storedNames(types: readonly string[]): string[] {
    const former = this.formerNames().filter((name) => types.includes(this.currentName(name)));
    return [...types, ...former];
  }

  /** Returns the newest version of an event, or of a former name the last version that was recorded under it. */
  version(name: string): number {
    return this.renamed.get(name)?.upcasts.length ?? (this.spec(name).upcasts?.length ?? 0) + 1;
  }

  fields(name: string): object {
    return this.spec(name).fields;
  }

  sample(name: string): object {
    return this.spec(name).sample;
  }

  sealed(name: string): readonly SealedField[] {
    return this.spec(name).sealed;
  }

  erasing(): string[] {
    return this.names().filter((name) => this.spec(name).erases !== undefined);
  }

  erasedBy({ type, data }: Pick<AnyRecordedEvent, 'type' | 'data'>): readonly string[] {
    return (this.specs.get(type)?.erases ?? []).flatMap((field) => data[field] as string | readonly string[]);
  }

  namesWithReason(exception: 'notPushed' | 'notUndone'): string[] {
    return this.names().filter((name) => this.spec(name)[exception] !== undefined);
  }

  lift(name: string, version: number, data: OlderData): OlderData {
    const upcasts = [...(this.renamed.get(name)?.upcasts ?? []), ...(this.spec(name).upcasts ?? [])];
    return upcasts.slice(version - 1).reduce((older, upcast) => upcast(older), data);
  }

  private spec(name: string) {
    const spec = this.specs.get(this.currentName(name));
    if (!spec) throw new Error(`Event ${name} is not declared by any module.`);
    return spec;
  }
}

// Reasons that events of several modules share for not being pushed to browsers, or not being undone.

export const IN_RESPONSE = 'The response contains it; another tab fetches it when its page is opened.';
export const ON_OPENING = 'The page that shows it fetches it when it is opened.';
export const ON_OPERATIONS = 'Admins open the page of operations briefly, and it fetches again.';
export const ON_NO_PAGE = 'No page shows it.';

export const FOLLOWS = 'It follows from another event, or from the time.';
export const IMPORT_STEP = 'An import has an undo of its own, which takes as long as it needs.';
export const HAS_READ = 'Reading cannot be undone.';
