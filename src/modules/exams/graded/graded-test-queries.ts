import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ClassAverages, GradedTestResource } from '../../../../contract/graded-tests';
import type { GradedTestFilters } from '../../../../contract/requests/graded-tests';
import type { Page } from '../../../../contract/http';
import { foldForSearch } from '../../../../contract/text';
import {
  examEntries,
  type ExamEntryView,
  isScored,
  resultOf,
} from '../../../../projections/exams/exam-entries';
import { people } from '../../../../projections/identity/people';
import { currentLanguage } from '../../../platform/http/request-context';
import { ERASED, withErased } from '../../../kernel/personal';
import type { SessionUser } from '../../../platform/auth/session-user';
import type { Condition } from '../../../platform/document-store/document-store';
import { Views, type PageRequest } from '../../../platform/document-store/views';
import { AccessReader } from '../../identity/directory/directory.queries';
import { classAverages, type OfStudent } from './class-averages';

type GradedTestFilter = Record<string, Condition>;

const PAGE = 500;

@Injectable()
export class GradedTestQueries {
  constructor(
    private readonly views: Views,
    private readonly access: AccessReader,
  ) {}

  async page(
    user: SessionUser,
    search: GradedTestFilters,
    { currentPage, pageSize }: PageRequest,
  ): Promise<Page<GradedTestResource> & { total: number }> {
    const where = await this.wanted(user, search);
    const [entries, total] = await Promise.all([
      this.views.find(examEntries, {
        where,
        sort: { dateTaken: -1 },
        skip: (currentPage - 1) * pageSize,
        limit: pageSize,
      }),
      this.views.count(examEntries, where),
    ]);
    return { data: await this.resources(entries), pageCount: Math.ceil(total / pageSize), total };
  }

  async all(user: SessionUser, search: GradedTestFilters): Promise<GradedTestResource[]> {
    const found: GradedTestResource[] = [];
    for await (const entries of this.pagesOf(await this.wanted(user, search)))
      found.push(...(await this.resources(entries)));
    const date = ({ attributes }: GradedTestResource) => attributes.dateTaken;
    return found.sort((a, b) => (date(a) === date(b) ? 0 : date(a) < date(b) ? 1 : -1));
  }

  async averages(user: SessionUser, formId: string): Promise<ClassAverages> {
    const entries: OfStudent[] = [];
    for await (const page of this.pagesOf(await this.wanted(user, { formId })))
      for (const { id, studentId, type, dateTaken, sample, scored } of page.filter(isScored))
        entries.push({ id, studentId, type, dateTaken, sample, scored });
    return classAverages(entries[0]?.type ?? 'SAT', entries);
  }

  private async wanted(user: SessionUser, { type, formId, q }: GradedTestFilters): Promise<GradedTestFilter> {
    const text = foldForSearch(q ?? '').trim();
    const own = user.role === 'admin' ? undefined : await this.access.studentsOf(user);
    const named = text ? await this.having(text, own) : own;
    return {
      ...(named && { studentId: { in: named } }),
      ...(type && { type }),
      ...(formId && { formId }),
    };
  }

  private async having(text: string, ids: readonly string[] | undefined): Promise<string[]> {
    const where = { role: 'student', search: { contains: text }, ...(ids && { id: { in: ids } }) };
    return (await this.views.find(people, { where, sort: { sortName: 1 } })).map(({ id }) => id);
  }

  /** Other requests are served between two pages. */
  private async *pagesOf(where: GradedTestFilter): AsyncIterable<ExamEntryView[]> {
    let after = '';
    for (;;) {
      const wanted = { ...where, id: { gt: after } };
      const page = await this.views.find(examEntries, { where: wanted, sort: { id: 1 }, limit: PAGE });
      if (page.length === 0) return;
      yield page;
      after = page.at(-1)!.id;
      await nextTurn();
    }
  }

  private async resources(entries: readonly ExamEntryView[]): Promise<GradedTestResource[]> {
    const persons = await this.views.joined(people, entries, 'studentId');
    const erased = withErased(ERASED, currentLanguage());
    return entries.map((entry) => {
      const { firstName = erased, lastName = erased } = persons.get(entry.studentId) ?? {};
      return {
        id: entry.id,
        attributes: { ...resultOf(entry).attributes, firstName, lastName },
        relationships: { student: { data: { id: entry.studentId } } },
      };
    });
  }
}
