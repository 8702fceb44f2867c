import { Injectable } from '@nestjs/common';
import type { EntryImportResource } from '../../../../contract/entry-imports';
import { examEntries } from '../../../../projections/exams/exam-entries';
import { accountViews } from '../../../../projections/identity/account-views';
import { fullName, people } from '../../../../projections/identity/people';
import { imports } from '../../../../projections/imports';
import { Contended, Rejected } from '../../../kernel/errors';
import { Accounts, type SessionUser } from '../../../platform/auth/session-user';
import { currentContext } from '../../../platform/http/request-context';
import type { CsvSource } from '../../../platform/imports/csv-file';
import { type ImportDocument, importKind, type RowIssue } from '../../../platform/imports/import-kind';
import type { ShownImport } from '../../../platform/imports/import-queries';
import type { MapInBatches } from '../../../platform/imports/import-runs';
import { ImportService, importResource, type ImportScope } from '../../../platform/imports/import-service';
import { dateInNewYork } from '../../../platform/new-york';
import { PersonalKeys } from '../../../platform/personal-data/personal-keys';
import { open, seal } from '../../../platform/personal-data/seal';
import { AccessReader } from '../../identity/directory/directory.queries';
import { ExamEntries } from '../entries/exam-entries';
import type { Answers } from '../entries/exam-entries.events';
import { examEntryImport } from '../entries/exam-entry.decider';
import { ExamForms } from '../forms/exam-forms';
import { readClassFile } from './class-file';
import { attemptKey, planClass, type PlannedEntry } from './class-plan';
import type { EntryImportSteps } from './exam-entry-imports.events';
import { t } from './messages';

type Sealed = Omit<PlannedEntry, 'answers'> & { readonly answers: unknown };

/** Answers are null once the student is erased. */
type StoredRow = Omit<PlannedEntry, 'answers'> & { readonly answers: Answers | null };

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
    private readonly accounts: Accounts,
    private readonly access: AccessReader,
    private readonly keys: PersonalKeys,
    private readonly entries: ExamEntries,
  ) {
    super();
  }

  protected async plan(source: CsvSource, _query: object, user: SessionUser) {
    const file = await readClassFile(source);
    const studentIds = await this.named(
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
      rows: await this.sealed(entries),
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
    const reaches = await this.reachedBy(currentContext().actor.id);
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
    const rows = await this.readRows(importId);
    await this.projector.caughtUp(examEntries, ...accountViews);
    const reached = await this.reachedBy(currentContext().actor.id);
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
    const reached = await this.reachedBy(currentContext().actor.id);
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

  private async named(user: SessionUser, names: readonly string[]): Promise<Map<string, string>> {
    const [byId, byEmail, own] = await Promise.all([
      this.views.getMany(people, names),
      this.views.find(people, { where: { email: { in: [...new Set(names)] } } }),
      this.reaching(user),
    ]);
    const found = [...byId.values(), ...byEmail].filter(({ id, role }) => role === 'student' && own(id));
    return new Map(
      found.flatMap(({ id, email }) => [
        [id, id],
        [email, id],
      ]),
    );
  }

  /** Applies the person's present role, which may have changed since the upload. */
  private async reachedBy(userId: string): Promise<(studentId: string) => boolean> {
    const role = await this.accounts.roleOf(userId);
    return role ? this.reaching({ id: userId, role }) : () => false;
  }

  private async reaching(user: SessionUser): Promise<(studentId: string) => boolean> {
    const own = new Set(user.role === 'student' ? [] : await this.access.studentsOf(user));
    return (studentId) => own.has(studentId);
  }

  /** Rows are stored until they are entered, with answers sealed for their students. */
  private sealed(entries: readonly PlannedEntry[]): Promise<Sealed[]> {
    return Promise.all(
      entries.map(async (entry) => {
        const owner = { id: entry.studentId, key: await this.keys.forSealing(entry.studentId) };
        return { ...entry, answers: seal(entry.answers, [owner], 'whole') };
      }),
    );
  }

  private async readRows(importId: string): Promise<StoredRow[]> {
    const rows = await this.uploads.read<Sealed>(importId);
    return Promise.all(
      rows.map(async (row) => {
        const owner = { id: row.studentId, key: await this.keys.forOpening(row.studentId) };
        return { ...row, answers: open(row.answers, [owner], 'whole') as Answers | null };
      }),
    );
  }
}
