import type { AnyRecordedEvent } from '../../src/kernel/event';
import { retained, PERSON } from '../../src/kernel/personal';
import { projection, type AnyProjection, type Projection } from '../../src/kernel/projection';

/** What one action or one job has caused: the audit's entries with the same correlation id. */
export interface AuditAction {
  readonly id: string;
  readonly firstEntryId: string;
  readonly firstStream: string;
  readonly firstRevision: number;
  readonly time: string;
  readonly order: string;
  readonly actorId: string;
  readonly entries: number;
  readonly types: Readonly<Record<string, number>>;
}

type AnyEvents = Record<string, AnyRecordedEvent['data']>;

export const auditActions: Omit<Projection<AuditAction, AnyEvents>, 'on'> = {
  name: 'audit-actions',
  contains: 'one line for each action, with the number of its entries',
  version: 3,
  inBackground: true,
  indexes: [{ order: -1 }, { time: 1 }, { actorId: 1, order: -1 }],
  key: ({ metadata }) => metadata.correlationId,
  exported: retained('It counts the history of the same record.'),
  empty: (id) => ({
    ...{ id, firstEntryId: '', firstStream: '', firstRevision: -1, time: '', order: '' },
    ...{ actorId: '', entries: 0, types: {} },
  }),
  erasure: { actorId: PERSON, firstStream: retained('It is the id in the name of the stream.') },
};

export function auditActionsOf(audited: readonly string[]): AnyProjection {
  const counted = (action: AuditAction, event: AnyRecordedEvent): AuditAction => {
    const { id, stream, revision, time, position, type, metadata } = event;
    const first = {
      firstEntryId: id,
      firstStream: stream,
      firstRevision: revision,
      time,
      order: String(position).padStart(20, '0'),
      actorId: metadata.actor.id,
    };
    return {
      ...action,
      ...(action.entries === 0 && first),
      entries: action.entries + 1,
      types: { ...action.types, [type]: (action.types[type] ?? 0) + 1 },
    };
  };
  return projection<AuditAction, AnyEvents>({
    ...auditActions,
    on: Object.fromEntries(audited.map((name) => [name, counted])),
  }) as unknown as AnyProjection;
}
