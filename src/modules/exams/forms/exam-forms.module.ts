import { Accounts } from '../../../platform/auth/session-user';
import { defineModule } from '../../../platform/define-module';
import { ExamForms } from './exam-forms';
import { ExamFormsController } from './exam-forms.controller';
import { examFormLiveRules } from './exam-forms.live';

export const examFormsModule = defineModule({
  name: 'ExamForms',
  controllers: [ExamFormsController],
  providers: [ExamForms],
  exports: [ExamForms],
  live: { inject: [Accounts], useFactory: examFormLiveRules },
});
