import { Injectable } from '@nestjs/common';
import type { AuditResource } from '../../../contract/admin';
import type { Page, Related } from '../../../contract/http';
import { audit, type AuditEntry } from '../../../projections/audit';
import { nameOf, people } from '../../../projections/people';
import { taskDefinitions } from '../../../projections/task-definitions';
import type { Condition } from '../../platform/document-store/document-store';
import { Views } from '../../platform/document-store/views';
import { SYSTEM, VISITOR } from '../../platform/http/request-context';
import { plusDays, startOfDayInNewYork } from '../../platform/new-york';
import { LANGUAGE } from '../../kernel/sentences';
import type { AuditSearchDto } from './audit.dto';
import { words } from './words';

const CSV_PAGE = 500;

type Named = Related<{ readonly name: string }>;

@Injectable()
export class AuditQueries {
  constructor(private readonly views: Views) {}

  async page(search: AuditSearchDto): Promise<Page<AuditResource>> {
    const { data, pageCount } = await this.views.page(
      audit,
      { where: whereOf(search), sort: { order: -1 } },
      search,
    );
    return { data: await this.resources(data), pageCount };
  }

  /** All matches, newest first, page by page. */
  async *all(search: AuditSearchDto): AsyncIterable<AuditResource[]> {
    let where = whereOf(search);
    for (;;) {
      const entries = await this.views.find(audit, { where, sort: { order: -1 }, limit: CSV_PAGE });
      if (entries.length === 0) return;
      yield await this.resources(entries);
      where = { ...where, order: { lt: entries.at(-1)!.order } };
    }
  }

  private async resources(entries: readonly AuditEntry[]): Promise<AuditResource[]> {
    const ids = entries.flatMap(({ actorId, subjectId }) => [actorId, ...(subjectId ? [subjectId] : [])]);
    const persons = await this.views.getMany(people, ids);
    const tasks = await this.views.joined(taskDefinitions, entries, 'taskId');
    const person = (id: string | null): Named => {
      if (id === null || id === SYSTEM.id || id === VISITOR.id) return { data: null };
      return { data: { id, attributes: { name: nameOf(persons.get(id)) } } };
    };
    const task = (id: string | null): Named =>
      id === null
        ? { data: null }
        : { data: { id, attributes: { name: tasks.get(id)?.fields.name ?? words[LANGUAGE].deletedTask } } };
    return entries.map((entry) => {
      const {
        id,
        actorId,
        subjectId,
        taskId,
        order: _order,
        part: _part,
        itemId: _item,
        ...attributes
      } = entry;
      const relationships = { actor: person(actorId), subject: person(subjectId), task: task(taskId) };
      return { id, attributes, relationships };
    });
  }
}

function whereOf({ actor, subject, task, type, from, to, q }: AuditSearchDto): Record<string, Condition> {
  const where: Record<string, Condition> = {};
  if (actor) where.actorId = actor;
  if (subject) where.subjectId = subject;
  if (task) where.taskId = task;
  if (type) where.type = type;
  if (q) where.sentence = { contains: q };
  if (from || to)
    where.time = {
      ...(from && { gte: startOfDayInNewYork(from) }),
      ...(to && { lt: startOfDayInNewYork(plusDays(to, 1)) }),
    };
  return where;
}
