import { people } from '../../../../projections/identity/people';
import { Accounts } from '../../../platform/auth/session-user';
import { defineModule } from '../../../platform/define-module';
import { inParallel, type Work } from '../../../platform/jobs/jobs';
import { ExamForms } from './exam-forms';
import { ExamFormsController } from './exam-forms.controller';
import { examFormLiveRules } from './exam-forms.live';
import { examFormReactions, RESCORE, NOTIFY_STAFF, type Rescoring } from './exam-forms.reactions';
import { FormCorrections } from './form-corrections';
import { FormCorrectionsController } from './form-corrections.controller';
import { FormEntries } from './form-entries';
import { FormImports } from './form-imports';
import { FormImportsController } from './form-imports.controller';
import { FormRevisions } from './form-revisions';
import { Rescorer } from './rescorer';
import { MAIL_STAFF, StaffMails, type StaffMail } from './staff-mails';

export const examFormsModule = defineModule({
  name: 'ExamForms',
  controllers: [ExamFormsController, FormCorrectionsController, FormImportsController],
  providers: [ExamForms, FormCorrections, FormEntries, FormImports, FormRevisions, Rescorer, StaffMails],
  exports: [ExamForms, FormImports],
  reactions: [examFormReactions],
  live: {
    views: [people],
    inject: [Accounts],
    useFactory: (accounts) => examFormLiveRules(accounts),
  },
  jobs: {
    inject: [Rescorer, StaffMails],
    useFactory: (rescorer, mails) => ({
      [RESCORE]: (work: Work<Rescoring>) => rescorer.run(work),
      [NOTIFY_STAFF]: ({ data }: Work<Rescoring>) => mails.addressed(data),
      [MAIL_STAFF]: inParallel(4, (data: StaffMail) => mails.send(data)),
    }),
  },
});
