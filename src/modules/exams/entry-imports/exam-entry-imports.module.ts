import { defineModule } from '../../../platform/define-module';
import { importJobs } from '../../../platform/imports/import-kind';
import { ImportRuns } from '../../../platform/imports/import-runs';
import { examEntriesModule } from '../entries/exam-entries.module';
import { examFormsModule } from '../forms/exam-forms.module';
import { ClassStudents } from './class-students';
import { examEntryImportKind } from './exam-entry-import-kind';
import { ExamEntryImportRunner } from './exam-entry-import-runner';
import { ExamEntryImports } from './exam-entry-imports';
import { ExamEntryImportsController } from './exam-entry-imports.controller';
import { StoredRows } from './stored-rows';

const MINUTE_MS = 60_000;

export const examEntryImportsModule = defineModule({
  name: 'ExamEntryImports',
  imports: [examEntriesModule, examFormsModule],
  controllers: [ExamEntryImportsController],
  providers: [ClassStudents, ExamEntryImportRunner, ExamEntryImports, StoredRows],
  jobs: {
    inject: [ImportRuns, ExamEntryImportRunner],
    useFactory: (runs, runner) => runs.handlers(examEntryImportKind, runner),
  },
  repeat: { [importJobs(examEntryImportKind).endParked]: MINUTE_MS },
});
