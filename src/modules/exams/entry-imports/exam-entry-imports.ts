import { Injectable } from '@nestjs/common';
import type { EntryImportResource } from '../../../../contract/entry-imports';
import { examEntries } from '../../../../projections/exams/exam-entries';
import { fullName, people } from '../../../../projections/identity/people';
import type { SessionUser } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';
import { currentContext } from '../../../platform/http/request-context';
import type { CsvSource } from '../../../platform/imports/csv-file';
import type { ImportDocument } from '../../../platform/imports/import-kind';
import type { ShownImport } from '../../../platform/imports/import-queries';
import { ImportService, importResource, type ImportScope } from '../../../platform/imports/import-service';
import { dateInNewYork } from '../../../platform/new-york';
import { ExamForms } from '../forms/exam-forms';
import { readClassFile } from './class-file';
import { planClass } from './class-plan';
import { ClassStudents } from './class-students';
import { examEntryImportKind } from './exam-entry-import-kind';
import type { EntryImportSteps } from './exam-entry-imports.events';
import { StoredRows } from './stored-rows';
import { t } from './messages';

/** Staff see their own imports, an admin sees all of them. */
@Injectable()
export class ExamEntryImports extends ImportService<EntryImportSteps, EntryImportResource> {
  protected readonly kind = examEntryImportKind;

  constructor(
    private readonly views: Views,
    private readonly forms: ExamForms,
    private readonly students: ClassStudents,
    private readonly rows: StoredRows,
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
}
