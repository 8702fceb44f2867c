import { Accounts } from '../../../platform/auth/session-user';
import { defineModule } from '../../../platform/define-module';
import { Views } from '../../../platform/document-store/views';
import { importJobs } from '../../../platform/imports/import-kind';
import { importLiveRules } from '../../../platform/imports/import-live';
import { ImportRuns } from '../../../platform/imports/import-runs';
import { ExamForms } from './exam-forms';
import { ExamFormsController } from './exam-forms.controller';
import { examFormLiveRules } from './exam-forms.live';
import { formImportKind } from './form-import-kind';
import { FormImportRunner } from './form-import-runner';
import { FormImports } from './form-imports';
import { FormImportsController } from './form-imports.controller';
import { FormPlanner } from './form-planner';

const MINUTE_MS = 60_000;

export const examFormsModule = defineModule({
  name: 'ExamForms',
  controllers: [ExamFormsController, FormImportsController],
  providers: [ExamForms, FormImportRunner, FormImports, FormPlanner],
  exports: [ExamForms, FormImports],
  live: {
    inject: [Accounts, Views],
    useFactory: (accounts, views) => ({
      ...examFormLiveRules(accounts),
      ...importLiveRules(formImportKind, accounts, views),
    }),
  },
  jobs: {
    inject: [ImportRuns, FormImportRunner],
    useFactory: (runs, runner) => runs.handlers(formImportKind, runner),
  },
  repeat: { [importJobs(formImportKind).endParked]: MINUTE_MS },
});
