import { defineModule } from '../../../platform/define-module';
import { examFormsModule } from '../forms/exam-forms.module';
import { ExamAnalysisController } from './exam-analysis.controller';

export const examAnalysisModule = defineModule({
  name: 'ExamAnalysis',
  imports: [examFormsModule],
  controllers: [ExamAnalysisController],
});
