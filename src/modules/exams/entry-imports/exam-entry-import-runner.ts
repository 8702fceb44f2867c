import { Injectable } from '@nestjs/common';
import { accountViews } from '../../../../projections/identity/account-views';
import { examEntries } from '../../../../projections/exams/exam-entries';
import { imports } from '../../../../projections/imports';
import { Contended, Rejected } from '../../../kernel/errors';
import { Views } from '../../../platform/document-store/views';
import { currentContext } from '../../../platform/http/request-context';
import type { ImportDocument } from '../../../platform/imports/import-kind';
import type { ImportRunner, MapInBatches } from '../../../platform/imports/import-runs';
import type { RowIssue } from '../../../platform/imports/row-issue';
import { Projector } from '../../../platform/projector/projector';
import { ExamEntries } from '../entries/exam-entries';
import { attemptKey } from './class-plan';
import { ClassStudents } from './class-students';
import type { EntryImportSteps } from './exam-entry-imports.events';
import { StoredRows, type StoredRow } from './stored-rows';
import { t } from './messages';

/** Enters and removes the rows of a file, only for students whom the user may still act for. */
@Injectable()
export class ExamEntryImportRunner implements ImportRunner<EntryImportSteps> {
  constructor(
    private readonly views: Views,
    private readonly projector: Projector,
    private readonly rows: StoredRows,
    private readonly students: ClassStudents,
    private readonly entries: ExamEntries,
  ) {}

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
