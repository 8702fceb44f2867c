import { Injectable } from '@nestjs/common';
import { QUIET_EVENTS, type AuditResource } from '../../../contract/admin';
import type { ParsedQuery } from '../../../contract/calls';
import type { Page, Related } from '../../../contract/http';
import type { Language } from '../../../contract/languages';
import { foldForSearch } from '../../../contract/text';
import { auditActions, type AuditAction } from '../../../projections/admin/audit-actions';
import { audit, type AuditEntry } from '../../../projections/admin/audit';
import { nameOf, people } from '../../../projections/identity/people';
import { EventCatalog } from '../../kernel/event';
import { withErased } from '../../kernel/personal';
import type { Condition } from '../../platform/document-store/document-store';
import { Views } from '../../platform/document-store/views';
import { currentLanguage, SYSTEM, VISITOR } from '../../platform/http/request-context';
import { plusDays, startOfDayInNewYork } from '../../platform/new-york';
import { TaskReader } from '../tasks/tasks.queries';
import { AuditReader } from './admin.queries';
import { catalogues } from './messages';

const CSV_PAGE = 500;
const NEWEST_FIRST = { order: -1 } as const;
const asSearched = (language: Language) => ({ order: -1, [`search.${language}`]: 1 }) as const;

type AuditSearch = ParsedQuery<'GET /admin/audit'>;

type Named = Related<{ readonly name: string }>;

@Injectable()
export class AuditQueries {
  private readonly loudTypes: readonly string[];

  constructor(
    private readonly views: Views,
    private readonly taskReader: TaskReader,
    private readonly catalog: EventCatalog,
    private readonly reader: AuditReader,
  ) {
    const quiet: readonly string[] = QUIET_EVENTS;
    this.loudTypes = catalog.names().filter((name) => !quiet.includes(name));
  }

  async page(search: AuditSearch): Promise<Page<AuditResource>> {
    if (search.grouped && isOfActions(search)) return search.q ? this.found(search) : this.actions(search);
    const { currentPage, pageSize } = search;
    const where = this.whereOf(search);
    const skip = (currentPage - 1) * pageSize;
    const sort = search.q ? asSearched(currentLanguage()) : NEWEST_FIRST;
    const data = await this.views.find(audit, { where, sort, skip, limit: pageSize });
    // The last page shows the count, so a search for a rare word needs no second query.
    const isLast = data.length > 0 && data.length < pageSize;
    const count = isLast ? skip + data.length : await this.views.count(audit, where);
    const pageCount = Math.ceil(count / pageSize);
    return { data: await this.resources(data), pageCount };
  }

  private async actions(search: AuditSearch): Promise<Page<AuditResource>> {
    const { quiet, ...filters } = search;
    const where = {
      ...this.whereOf({ ...filters, quiet: false }),
      ...(quiet && Object.fromEntries(QUIET_EVENTS.map((type) => [`types.${type}`, null]))),
    };
    const query = { where, sort: NEWEST_FIRST };
    const { data, pageCount } = await this.views.page(auditActions, query, search);
    const heads = await this.views.joined(audit, data, 'firstEntryId');
    const entries = data.flatMap(({ firstEntryId }) => heads.get(firstEntryId) ?? []);
    return { data: await this.resources(entries), pageCount };
  }

  /** The newest entry of each action that a search finds, since it may find a hundred of one action. */
  private async found(search: AuditSearch): Promise<Page<AuditResource>> {
    const { currentPage, pageSize } = search;
    const where = this.whereOf(search);
    const actions = (await this.views.countBy(audit, 'correlationId', where)).size;
    const end = Math.min(currentPage * pageSize, actions);
    const newest = new Map<string, AuditEntry>();
    let rest = where;
    while (newest.size < end) {
      const sort = asSearched(currentLanguage());
      const entries = await this.views.find(audit, { where: rest, sort, limit: CSV_PAGE });
      if (entries.length === 0) break;
      for (const entry of entries)
        if (!newest.has(entry.correlationId)) newest.set(entry.correlationId, entry);
      rest = { ...where, order: { lt: entries.at(-1)!.order } };
    }
    const data = await this.resources([...newest.values()].slice((currentPage - 1) * pageSize, end));
    return { data, pageCount: Math.ceil(actions / pageSize) };
  }

  async *all(search: AuditSearch, language: Language): AsyncIterable<AuditResource[]> {
    let where = this.whereOf(search, language);
    for (;;) {
      const entries = await this.views.find(audit, { where, sort: NEWEST_FIRST, limit: CSV_PAGE });
      if (entries.length === 0) return;
      yield await this.resources(entries, language);
      where = { ...where, order: { lt: entries.at(-1)!.order } };
    }
  }

  private async resources(
    found: readonly AuditEntry[],
    language = currentLanguage(),
  ): Promise<AuditResource[]> {
    const entries = await this.reader.withDatesOfTasks(found);
    const ids = entries.flatMap(({ actorId, subjectId }) => [actorId, ...(subjectId ? [subjectId] : [])]);
    const persons = await this.views.getMany(people, ids);
    const tasks = await this.taskReader.definitionsNamedIn(entries);
    const actions = await this.views.joined(auditActions, entries, 'correlationId');
    const person = (id: string | null): Named => {
      if (id === null || id === SYSTEM.id || id === VISITOR.id) return { data: null };
      return { data: { id, attributes: { name: nameOf(persons.get(id), language) } } };
    };
    const subject = (id: string | null): AuditResource['relationships']['subject'] => {
      const { data } = person(id);
      if (!data) return { data };
      const role = persons.get(data.id)?.role ?? null;
      return { data: { ...data, attributes: { ...data.attributes, role } } };
    };
    const task = (id: string | null): Named =>
      id === null
        ? { data: null }
        : {
            data: {
              id,
              attributes: { name: tasks.get(id)?.fields.name ?? catalogues[language].deletedTask },
            },
          };
    return entries.map((entry) => {
      const {
        id,
        sentence,
        search: _search,
        actorId,
        subjectId,
        taskId,
        order: _order,
        part: _part,
        itemId: _item,
        ...attributes
      } = entry;
      const relationships = { actor: person(actorId), subject: subject(subjectId), task: task(taskId) };
      const action = actionOf(actions.get(entry.correlationId), entry);
      return {
        id,
        attributes: { ...attributes, sentence: withErased(sentence[language], language), action },
        relationships,
      };
    });
  }

  private whereOf(
    { actor, subject, task, type, from, to, q, correlation, quiet }: AuditSearch,
    language = currentLanguage(),
  ): Record<string, Condition> {
    const where: Record<string, Condition> = {};
    if (actor) where.actorId = actor;
    if (subject) where.subjectId = subject;
    if (task) where.taskId = task;
    if (type) Object.assign(where, this.ofType(type));
    if (correlation) where.correlationId = correlation;
    if (quiet && !type && !correlation) where.type = { in: this.loudTypes };
    if (q) where[`search.${language}`] = { contains: foldForSearch(q) };
    if (from || to)
      where.time = {
        ...(from && { gte: startOfDayInNewYork(from) }),
        ...(to && { lt: startOfDayInNewYork(plusDays(to, 1)) }),
      };
    return where;
  }

  /** A former name may stand for events of one kind only, whose streams begin with the kind. */
  private ofType(name: string): Record<string, Condition> {
    const type = this.catalog.currentName(name);
    if (type === name) return { type };
    const { kind } = this.catalog.lift(name, this.catalog.version(name), {});
    return { type, ...(typeof kind === 'string' && { stream: { prefix: `${kind}-` } }) };
  }
}

const isOfActions = ({ subject, task, type, correlation }: AuditSearch) =>
  !(subject || task || type || correlation);

/** Returns only the entry itself while the view of actions is behind. */
const actionOf = (action: AuditAction | undefined, { type }: AuditEntry) =>
  action ? { entries: action.entries, types: action.types } : { entries: 1, types: { [type]: 1 } };
