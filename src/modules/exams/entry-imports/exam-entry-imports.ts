import { Injectable } from '@nestjs/common';
import type { EntryImportResource } from '../../../../contract/entry-imports';
import { examEntries } from '../../../../projections/exams/exam-entries';
import type { ExamEntryImport } from '../../../../projections/exams/exam-entry-imports';
import { Rejected } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';
import type { CsvSource } from '../../../platform/imports/csv-file';
import { ImportQueries } from '../../../platform/imports/import-queries';
import { Imports } from '../../../platform/imports/imports';
import { dateInNewYork } from '../../../platform/new-york';
import { t as tPlatform } from '../../../platform/messages';
import { ExamForms } from '../forms/exam-forms';
import { readClassFile } from './class-file';
import { planClass } from './class-plan';
import { ClassStudents } from './class-students';
import { examEntryImportKind } from './exam-entry-import-kind';
import { StoredRows } from './stored-rows';
import { t } from './messages';

/** Staff see their own imports, an admin sees all of them. */
@Injectable()
export class ExamEntryImports {
  constructor(
    private readonly views: Views,
    private readonly imports: Imports,
    private readonly queries: ImportQueries,
    private readonly forms: ExamForms,
    private readonly students: ClassStudents,
    private readonly rows: StoredRows,
  ) {}

  async check(user: SessionUser, fileName: string, source: CsvSource): Promise<string> {
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
    const { entries, faults } = planClass(file.rows, known);
    const details = { entries: entries.length };
    const stored = await this.rows.sealed(entries);
    return this.imports.check(examEntryImportKind, fileName, file, details, faults, stored);
  }

  async start(user: SessionUser, importId: string): Promise<void> {
    const { entries } = await this.owned(user, importId);
    if (entries === 0) throw new Rejected('conflict', t('nothing-to-enter'));
    return this.imports.start(examEntryImportKind, importId, {});
  }

  async startUndo(user: SessionUser, importId: string): Promise<void> {
    await this.owned(user, importId);
    return this.imports.startUndo(examEntryImportKind, importId);
  }

  async list({ id: ownerId, role }: SessionUser): Promise<EntryImportResource[]> {
    const own = role === 'admin' ? undefined : { ownerId };
    return (await this.queries.list(examEntryImportKind, own)).map(resourceOf);
  }

  async get(user: SessionUser, importId: string): Promise<EntryImportResource> {
    return resourceOf(await this.owned(user, importId));
  }

  private async owned({ id, role }: SessionUser, importId: string): Promise<Shown> {
    const file = await this.queries.get(examEntryImportKind, importId);
    if (role === 'admin' || file.ownerId === id) return file;
    throw new Rejected('not-found', tPlatform('import-not-found'));
  }
}

type Shown = ExamEntryImport & { readonly progress: number };

function resourceOf(file: Shown): EntryImportResource {
  const { id, ownerId: _owner, removed: _removed, version: _version, ...attributes } = file;
  return { id, attributes, relationships: {} };
}
