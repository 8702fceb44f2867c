import { accountViews } from '../../projections/identity/account-views';
import { Accounts } from '../platform/auth/session-user';
import { defineModule } from '../platform/define-module';
import { Views } from '../platform/document-store/views';
import { importLiveRules } from '../platform/imports/import-live';
import { collegeImportKind } from './colleges/imports/college-import-kind';
import { examEntryImportKind } from './exams/entry-imports/exam-entry-import-kind';
import { formImportKind } from './exams/forms/form-import-kind';
import { outcomeImportKind } from './outcomes/imports/outcome-import-kind';
import { rosterImportKind } from './identity/rosters/roster-import-kind';

const kinds = [collegeImportKind, examEntryImportKind, formImportKind, outcomeImportKind, rosterImportKind];

export const importsModule = defineModule({
  name: 'Imports',
  live: {
    views: accountViews,
    inject: [Accounts, Views],
    useFactory: (accounts, views) => importLiveRules(kinds, accounts, views),
  },
});
