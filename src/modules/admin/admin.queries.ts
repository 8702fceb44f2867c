import { Inject, Injectable } from '@nestjs/common';
import { auditActions } from '../../../projections/admin/audit-actions';
import { audit, type AuditEntry } from '../../../projections/admin/audit';
import { staffActivity } from '../../../projections/admin/staff-activity';
import { OF_THE_TASK } from '../../../contract/tasks';
import type { Fields } from '../../kernel/audit';
import type { AnyRecordedEvent } from '../../kernel/event';
import { replay, type AnyProjection } from '../../kernel/projection';
import type { Condition } from '../../platform/document-store/document-store';
import { Views } from '../../platform/document-store/views';
import { History } from '../../platform/history/history';
import { Projector, PROJECTIONS } from '../../platform/projector/projector';

export type { AuditEntry };

/** The events of one action are close together, so that most are in the first batch. */
const BATCH = 200;

/** Reads what was recorded for decisions: from the streams and the history, without the view of audit entries. */
@Injectable()
export class ActionReader {
  private readonly audit: AnyProjection;

  constructor(
    private readonly views: Views,
    private readonly history: History,
    private readonly projector: Projector,
    @Inject(PROJECTIONS) projections: readonly AnyProjection[],
  ) {
    this.audit = projections.find(({ name }) => name === audit.name)!;
  }

  /** Returns the audited events of one action, or those of some types, oldest first; none if it began too early. */
  async eventsOf(
    correlationId: string,
    { types, since = '' }: { readonly types?: readonly string[]; readonly since?: string } = {},
  ): Promise<AnyRecordedEvent[]> {
    // The view must have caught up, or a part of the action would count as all of it.
    await this.projector.caughtUp(auditActions);
    const action = await this.views.get(auditActions, correlationId);
    if (!action || action.time < since) return [];
    const recorded = Object.keys(action.types).filter((type) => types?.includes(type) ?? true);
    const count = recorded.reduce((sum, type) => sum + action.types[type]!, 0);
    if (count === 0) return [];
    const first = (await this.history.read(action.firstStream))[action.firstRevision]!;
    const found = recorded.includes(first.type) ? [first] : [];
    if (found.length === count) return found;
    const options = { after: first.position, types: recorded, batchSize: BATCH };
    for await (const { events } of this.history.readAll(options)) {
      found.push(...events.filter(({ metadata }) => metadata.correlationId === correlationId));
      if (found.length >= count) break;
    }
    return found;
  }

  /** Returns the entries that the audit has, or will have, of these events, in the same order. */
  describe(events: readonly AnyRecordedEvent[]): AuditEntry[] {
    const entries = replay(this.audit, events, (event) =>
      this.history.catalog.erasedBy(event),
    ) as unknown as ReadonlyMap<string, AuditEntry>;
    return events.flatMap(({ id }) => entries.get(id) ?? []);
  }
}

/** Reads the audit for pages. Nothing is decided by it, since it may be far behind. */
@Injectable()
export class AuditReader {
  constructor(private readonly views: Views) {}

  /** Returns the changes of a part of a student's record, or of one item, sorted by newest first. */
  async changesOf(
    subjectId: string,
    { part, item, before }: { readonly part: string; readonly item?: string; readonly before?: string },
    limit: number,
  ): Promise<AuditEntry[]> {
    const where: Record<string, Condition> = {
      subjectId,
      part,
      ...(item && { itemId: item }),
      ...(before && { order: { lt: before } }),
    };
    const entries = await this.views.find(audit, { where, sort: { order: -1 }, limit });
    return entries;
  }

  /** Returns the newest entries about a person that meet a condition, newest first. */
  async about(
    subjectId: string,
    condition: Readonly<Record<string, Condition>>,
    limit: number,
  ): Promise<AuditEntry[]> {
    const where = { subjectId, ...condition };
    return this.withDatesOfTasks(await this.views.find(audit, { where, sort: { order: -1 }, limit }));
  }

  /** Returns the newest events of a type, of some people or of all. */
  async ofType(type: string, limit: number, subjectIds?: readonly string[]): Promise<AuditEntry[]> {
    const where = { type, ...(subjectIds && { subjectId: { in: subjectIds } }) };
    const entries = await this.views.find(audit, { where, sort: { order: -1 }, limit });
    return entries;
  }

  editsOfTasks(taskIds: readonly string[]): Promise<AuditEntry[]> {
    return this.ofTasks(taskIds, ['TaskEdited']);
  }

  /** Adds the date that the task had at that time to entries of assignments that followed the task's date. */
  async withDatesOfTasks(entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
    const following = entries.filter(({ before, after }) => follows(before) || follows(after));
    if (following.length === 0) return [...entries];
    const taskIds = following.flatMap(({ taskId }) => taskId ?? []);
    const changes = await this.ofTasks([...new Set(taskIds)], ['TaskCreated', 'TaskEdited']);
    const dates = changes.filter(({ after }) => 'dueDate' in after);
    return entries.map((entry) => {
      const last = dates.findLast(({ taskId, order }) => taskId === entry.taskId && order < entry.order);
      const dated = (side: Fields) =>
        last && follows(side) ? { ...side, dueDate: last.after.dueDate } : side;
      return { ...entry, before: dated(entry.before), after: dated(entry.after) };
    });
  }

  private async ofTasks(taskIds: readonly string[], types: readonly string[]): Promise<AuditEntry[]> {
    const where = { taskId: { in: taskIds }, type: { in: types } };
    const entries = await this.views.find(audit, { where, sort: { order: 1 } });
    return entries;
  }

  async streamsAbout(subjectId: string, types: readonly string[]): Promise<Map<string, Set<string>>> {
    const streams = new Map(types.map((type) => [type, new Set<string>()]));
    for (const { type, stream } of await this.views.find(audit, {
      where: { subjectId, type: { in: types } },
    }))
      streams.get(type)!.add(stream);
    return streams;
  }
}

const follows = ({ dueDate }: Fields): boolean => dueDate === OF_THE_TASK;

@Injectable()
export class StaffActivityReader {
  constructor(private readonly views: Views) {}

  /** Returns when each of these staff members last did something; no entry means never. */
  async lastActive(staffIds: readonly string[]): Promise<Map<string, string>> {
    const found = await this.views.getMany(staffActivity, staffIds);
    return new Map([...found.values()].map(({ id, lastActive }) => [id, lastActive]));
  }
}
