import { Injectable } from '@nestjs/common';
import type { RecordHistory, RecordHistoryResource, RecordPart } from '../../../../contract/record-history';
import { compositeOf } from '../../../../contract/test-scores';
import {
  activities,
  courses,
  honors,
  testScores,
  type RecordList,
} from '../../../../projections/profile/record-lists';
import { nameOf, people } from '../../../../projections/identity/people';
import { withErased } from '../../../kernel/personal';
import { Views, type View } from '../../../platform/document-store/views';
import { currentLanguage, SYSTEM, VISITOR } from '../../../platform/http/request-context';
import { AuditReader, type AuditEntry } from '../../admin/admin.queries';
import { ExamReader } from '../../exams/exams.queries';
import { ActivityOrders, RANKED } from '../record/activity-orders';
import type { ParsedQuery } from '../../../../contract/calls';

const PAGE_SIZE = 30;

type Items = ReadonlyMap<string, { readonly name: string; readonly removed: boolean }>;

@Injectable()
export class RecordHistoryQueries {
  constructor(
    private readonly views: Views,
    private readonly orders: ActivityOrders,
    private readonly audit: AuditReader,
    private readonly exams: ExamReader,
  ) {}

  async readPage(
    studentId: string,
    { part, item, before }: ParsedQuery<'GET /users/{studentId}/history'>,
  ): Promise<RecordHistory> {
    const found = await this.audit.changesOf(studentId, { part, item, before }, PAGE_SIZE + 1);
    const entries = found.slice(0, PAGE_SIZE);
    return {
      data: await this.resources(studentId, part, entries),
      before: found.length > PAGE_SIZE ? entries.at(-1)!.order : null,
    };
  }

  private async resources(
    studentId: string,
    part: RecordPart,
    entries: readonly AuditEntry[],
  ): Promise<RecordHistoryResource[]> {
    const actors = entries.map(({ actorId }) => actorId);
    const isRanked = entries.some(({ type }) => type === RANKED);
    const [persons, items, orders] = await Promise.all([
      this.views.getMany(people, actors),
      this.itemsOf(studentId, part),
      isRanked ? this.orders.of(studentId) : undefined,
    ]);
    return entries.map(({ id, time, sentence, before, after, actorId, actorRole, itemId }) => {
      const isNobody = actorId === SYSTEM.id || actorId === VISITOR.id;
      const actor = isNobody
        ? null
        : { id: actorId, attributes: { name: nameOf(persons.get(actorId), currentLanguage()) } };
      const item = itemId === null ? undefined : items.get(itemId);
      return {
        id,
        attributes: {
          time,
          sentence: withErased(sentence[currentLanguage()], currentLanguage()),
          before,
          after,
          ...orders?.get(id),
          actorRole,
        },
        relationships: {
          actor: { data: actor },
          item: { data: itemId !== null && item ? { id: itemId, attributes: item } : null },
        },
      };
    });
  }

  private async itemsOf(studentId: string, part: RecordPart): Promise<Items> {
    const list = LISTS[part];
    const items = list ? await list(this.views, studentId) : new Map();
    return part === 'tests' ? new Map([...items, ...(await this.examsOf(studentId))]) : items;
  }

  private async examsOf(studentId: string): Promise<Items> {
    const exams = await this.exams.entriesOf(studentId);
    return new Map(exams.map(({ id, type, code }) => [id, { name: `${type} ${code}`, removed: false }]));
  }
}

const listOf =
  <Fields>(view: View<RecordList<Fields>>, called: (fields: Fields) => string) =>
  async (views: Views, studentId: string): Promise<Items> => {
    const list = await views.get(view, studentId);
    return new Map(
      list?.items.map(({ id, fields, removed }) => [id, { name: called(fields), removed }] as const),
    );
  };

const LISTS: Partial<Record<RecordPart, ReturnType<typeof listOf>>> = {
  activities: listOf(activities, ({ title }) => title),
  courses: listOf(courses, ({ name }) => name),
  honors: listOf(honors, ({ title }) => title),
  tests: listOf(testScores, ({ type, scores }) => `${type} ${compositeOf(type, scores)}`),
};
