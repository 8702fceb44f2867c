import { defineModule } from '../../platform/define-module';
import type { Work } from '../../platform/jobs/jobs';
import { OutcomeImports } from './imports/outcome-imports';
import { OutcomeImportsController } from './imports/outcome-imports.controller';
import { OutcomesController } from './outcomes.controller';
import { outcomeReactions, TAKE_FACTS, type Submission } from './outcomes.reactions';
import { ReportController } from './report.controller';
import { ReportQueries } from './report-queries';
import { TakenFacts } from './taken-facts';

export const outcomesModule = defineModule({
  name: 'Outcomes',
  controllers: [OutcomesController, OutcomeImportsController, ReportController],
  providers: [OutcomeImports, ReportQueries, TakenFacts],
  exports: [OutcomeImports],
  reactions: [outcomeReactions],
  jobs: {
    inject: [TakenFacts],
    useFactory: (facts) => ({
      [TAKE_FACTS]: ({ data }: Work<Submission>) => facts.take(data),
    }),
  },
});
