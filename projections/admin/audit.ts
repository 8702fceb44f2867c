import { eventNames as en } from '../../contract/en/event-names';
import { eventNames as es } from '../../contract/es/event-names';
import { eventName } from '../../contract/event-names';
import { LANGUAGES } from '../../contract/languages';
import { foldForSearch } from '../../contract/text';
import type { Descriptions, Fields, LocalizedText } from '../../src/kernel/audit';
import type { AnyRecordedEvent, EventCatalog } from '../../src/kernel/event';
import { retained, PERSON } from '../../src/kernel/personal';
import { projection, type AnyProjection, type Projection } from '../../src/kernel/projection';

export interface AuditEntry {
  readonly id: string;
  readonly time: string;
  /** The event's position, zero-padded so that it sorts as text. */
  readonly order: string;
  readonly type: string;
  readonly sentence: LocalizedText;
  readonly search: LocalizedText;
  readonly before: Fields;
  readonly after: Fields;
  readonly stream: string;
  readonly revision: number;
  readonly correlationId: string;
  readonly actorId: string;
  readonly actorRole: string;
  readonly subjectId: string | null;
  readonly taskId: string | null;
  readonly part: string | null;
  readonly itemId: string | null;
}

type AnyEvents = Record<string, AnyRecordedEvent['data']>;

const IDS = retained('These are ids, and values that are not personal.');

export const audit: Omit<Projection<AuditEntry, AnyEvents>, 'erasure' | 'on'> = {
  name: 'audit',
  contains: 'one entry for each event, with its sentence in every language',
  version: 9,
  inBackground: true,
  indexes: [
    { order: -1 },
    // A search reads only the index of its language.
    ...LANGUAGES.map((language) => ({ order: -1, [`search.${language}`]: 1 }) as const),
    { time: 1 },
    { actorId: 1, order: -1 },
    // A search for a part of a record reads only the index, too.
    { subjectId: 1, order: -1, part: 1 },
    { taskId: 1, order: -1 },
    { type: 1, order: -1 },
    { correlationId: 1, order: -1 },
  ],
  key: ({ id }) => id,
  exported: retained('It is the history of the same record, with what others did.'),
  empty: (id) => ({
    id,
    time: '',
    order: '',
    type: '',
    sentence: { en: '', es: '' },
    search: { en: '', es: '' },
    before: {},
    after: {},
    stream: '',
    revision: -1,
    correlationId: '',
    actorId: '',
    actorRole: '',
    subjectId: null,
    taskId: null,
    part: null,
    itemId: null,
  }),
};

export function auditOf(catalog: EventCatalog, describe: Descriptions): AnyProjection {
  const entry = (_: AuditEntry, event: AnyRecordedEvent): AuditEntry => {
    const { id, time, position, type, data, stream, revision, metadata } = event;
    const { sentence, before = {}, after = {}, subject, about, part, item } = describe[type]!(data);
    return {
      id,
      time,
      order: String(position).padStart(20, '0'),
      type,
      ...findable(sentence),
      before,
      after,
      stream,
      revision,
      correlationId: metadata.correlationId,
      actorId: metadata.actor.id,
      actorRole: metadata.actor.role,
      subjectId: subject ?? null,
      taskId: about ?? null,
      part: part ?? null,
      itemId: item ?? null,
    };
  };

  const eventNameOnly = (entry: AuditEntry): AuditEntry =>
    catalog.sealed(entry.type).length > 0
      ? { ...entry, ...findable(factOf(entry.type)), before: {}, after: {} }
      : entry;

  return projection<AuditEntry, AnyEvents>({
    ...audit,
    erasure: {
      subjectId: eventNameOnly,
      taskId: eventNameOnly,
      actorId: PERSON,
      stream: IDS,
      before: IDS,
      after: IDS,
    },
    on: Object.fromEntries(auditedIn(describe).map((name) => [name, entry])),
  }) as unknown as AnyProjection;
}

export const auditedIn = (describe: Descriptions): string[] =>
  Object.keys(describe).filter((name) => describe[name] !== null);

const findable = (sentence: LocalizedText) => ({
  sentence,
  search: { en: foldForSearch(sentence.en), es: foldForSearch(sentence.es) },
});

const factOf = (type: string): LocalizedText => ({ en: eventName(type, en), es: eventName(type, es) });
