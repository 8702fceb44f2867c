import { Injectable } from '@nestjs/common';
import type { EntryImportResource } from '../../../../contract/entry-imports';
import { examEntries } from '../../../../projections/exams/exam-entries';
import { accountViews } from '../../../../projections/identity/account-views';
import { fullName, people } from '../../../../projections/identity/people';
import { imports } from '../../../../projections/imports';
import { Contended, Rejected } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import { currentContext } from '../../../platform/http/request-context';
import type { CsvSource } from '../../../platform/imports/csv-file';
import { importKind, type ImportDocument } from '../../../platform/imports/import-kind';
import type { ShownImport } from '../../../platform/imports/import-queries';
import type { MapInBatches } from '../../../platform/imports/import-runs';
import { ImportService, importResource, type ImportScope } from '../../../platform/imports/import-service';
import type { RowIssue } from '../../../platform/imports/row-issue';
import { dateInNewYork } from '../../../platform/new-york';
import { ExamEntries } from '../entries/exam-entries';
import { examEntryImport } from '../entries/exam-entry.decider';
import { ExamForms } from '../forms/exam-forms';
import { readClassFile } from './class-file';
import { planClass, attemptKey } from './class-plan';
import { ClassStudents } from './class-students';
import type { EntryImportSteps } from './exam-entry-imports.events';
import { t } from './messages';
import { StoredRows, type StoredRow } from './stored-rows';

export const examEntryImportKind = importKind(examEntryImport, imports, 'entry-import.changed');

/**
 * Staff see their own imports, an admin sees all of them. Rows are entered and removed only for students whom the
 * user may still act for.
 */
@Injectable()
export class ExamEntryImports extends ImportService<EntryImportSteps, EntryImportResource> {
  protected readonly kind = examEntryImportKind;

  constructor(
    private readonly forms: ExamForms,
    private readonly students: ClassStudents,
    private readonly rows: StoredRows,
    private readonly entries: ExamEntries,
  ) {
    super();
  }

  protected async plan(source: CsvSource, _query: object, user: SessionUser) {
    const file = await readClassFile(source);
    const studentIds = await this.students.named(
      user,
      file.rows.map(({ student }) => student),
    );
    const [forms, taken] = await Promise.all([
      this.forms.list(),
      this.views.find(examEntries, { where: { studentId: { in: [...new Set(studentIds.values())] } } }),
    ]);
    const known = { studentIds, forms, taken, lastDate: dateInNewYork(-1) };
    const { entries, issues, students } = planClass(file.rows, known);
    return {
      file,
      details: { entries: entries.length, students },
      issues,
      rows: await this.rows.sealed(entries),
    };
  }

  protected override async scopeOf({ id, role }: SessionUser): Promise<ImportScope<EntryImportSteps>> {
    return role === 'admin'
      ? { includes: () => true }
      : { where: { ownerId: id }, includes: ({ ownerId }) => ownerId === id };
  }

  protected override refusalToRun({ details }: ImportDocument<EntryImportSteps>) {
    return details.entries === 0 ? t('nothing-to-enter') : undefined;
  }

  /** Names only students whom the reader may act for. */
  protected async answers(files: readonly ShownImport<EntryImportSteps>[]): Promise<EntryImportResource[]> {
    const ids = files.flatMap(({ details }) => Object.values(details.students ?? {}));
    const persons = await this.views.getMany(people, ids);
    const reaches = await this.students.reachedBy(currentContext().actor.id);
    return files.map((file) => {
      const { entries, students = {} } = file.details;
      const issues = file.faults.map((issue) => {
        const person = persons.get(students[issue.line] ?? '');
        return person && reaches(person.id) ? { ...issue, student: fullName(person) } : issue;
      });
      return importResource({ ...file, faults: issues }, { entries });
    });
  }

  async run({ id: importId, details }: ImportDocument<EntryImportSteps>, mapItems: MapInBatches) {
    const rows = await this.rows.read(importId);
    await this.projector.caughtUp(examEntries, ...accountViews);
    const reached = await this.students.reachedBy(currentContext().actor.id);
    // An earlier run that was interrupted has already entered these rows.
    const entered = await this.views.find(examEntries, { where: { importId } });
    const done = new Set(entered.map(attemptKey));
    const outcomes = await mapItems(rows, async (row) =>
      done.has(attemptKey(row)) ? undefined : this.enter(importId, row, reached),
    );
    const found = outcomes.flatMap((issue) => issue ?? []);
    const studentByLine = new Map(rows.map(({ line, studentId }) => [line, studentId]));
    const students = {
      ...details.students,
      ...Object.fromEntries(found.map(({ line }) => [line, studentByLine.get(line)!])),
    };
    return { details: { entries: rows.length - found.length, students }, found };
  }

  async undo({ id: importId }: ImportDocument, mapItems: MapInBatches) {
    await this.projector.caughtUp(examEntries, ...accountViews);
    const reached = await this.students.reachedBy(currentContext().actor.id);
    const entered = await this.views.find(examEntries, { where: { importId } });
    const own = entered.filter(({ studentId, edited }) => !edited && reached(studentId));
    await mapItems(own, async ({ id, studentId }) => {
      const entry = await this.entries.find(id, studentId);
      if (entry) await this.entries.remove(entry, importId);
    });
    await this.projector.caughtUp(examEntries, imports);
    const remaining = await this.views.count(examEntries, { importId });
    const { removed } = (await this.views.get(imports, importId))!;
    return { removed, kept: remaining };
  }

  private async enter(
    importId: string,
    { line, studentId, type, code, dateTaken, answers }: StoredRow,
    reached: (studentId: string) => boolean,
  ): Promise<RowIssue | undefined> {
    const refused = (localized: RowIssue['localized']): RowIssue => ({ line, severity: 'error', localized });
    if (!answers || !reached(studentId)) return refused(t('row-refused.student'));
    try {
      await this.entries.enter(studentId, { type, code, dateTaken, answers }, importId);
      return undefined;
    } catch (error) {
      if (!(error instanceof Rejected) || error instanceof Contended) throw error;
      return refused(error.kind === 'conflict' ? t('row-refused.taken') : error.localized);
    }
  }
}
