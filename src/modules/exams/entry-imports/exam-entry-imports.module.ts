import { defineModule } from '../../../platform/define-module';
import { examEntriesModule } from '../entries/exam-entries.module';
import { examFormsModule } from '../forms/exam-forms.module';
import { ExamEntryImports } from './exam-entry-imports';
import { ExamEntryImportsController } from './exam-entry-imports.controller';

export const examEntryImportsModule = defineModule({
  name: 'ExamEntryImports',
  imports: [examEntriesModule, examFormsModule],
  controllers: [ExamEntryImportsController],
  providers: [ExamEntryImports],
});
