import { accountViews } from '../../projections/identity/account-views';
import { Accounts } from '../platform/auth/session-user';
import { defineModule } from '../platform/define-module';
import { Views } from '../platform/document-store/views';
import { importLiveRules } from '../platform/imports/import-live';
import { collegeImportKind } from './colleges/imports/college-imports';
import { examEntryImportKind } from './exams/entry-imports/exam-entry-imports';
import { formImportKind } from './exams/forms/form-imports';
import { outcomeImportKind } from './outcomes/imports/outcome-imports';
import { rosterImportKind } from './identity/rosters/roster-imports';

const kinds = [collegeImportKind, examEntryImportKind, formImportKind, outcomeImportKind, rosterImportKind];

export const importsModule = defineModule({
  name: 'Imports',
  live: {
    views: accountViews,
    inject: [Accounts, Views],
    useFactory: (accounts, views) => importLiveRules(kinds, accounts, views),
  },
});
