import { defineModule } from '../../platform/define-module';
import { importJobs } from '../../platform/imports/import-kind';
import { ImportRuns } from '../../platform/imports/import-runs';
import type { Work } from '../../platform/jobs/jobs';
import { outcomeImportKind } from './imports/outcome-import-kind';
import { OutcomeImportRunner, OutcomeImports } from './imports/outcome-imports';
import { OutcomeImportsController } from './imports/outcome-imports.controller';
import { OutcomeQueries } from './outcome-queries';
import { OutcomesController } from './outcomes.controller';
import { outcomeReactions, TAKE_FACTS, type Submission } from './outcomes.reactions';
import { ReportController } from './report.controller';
import { ReportQueries } from './report-queries';
import { TakenFacts } from './taken-facts';

const MINUTE_MS = 60_000;

export const outcomesModule = defineModule({
  name: 'Outcomes',
  controllers: [OutcomesController, OutcomeImportsController, ReportController],
  providers: [OutcomeImportRunner, OutcomeImports, OutcomeQueries, ReportQueries, TakenFacts],
  exports: [OutcomeImports],
  reactions: [outcomeReactions],
  jobs: {
    inject: [TakenFacts, ImportRuns, OutcomeImportRunner],
    useFactory: (facts, runs, runner) => ({
      ...runs.handlers(outcomeImportKind, runner),
      [TAKE_FACTS]: ({ data }: Work<Submission>) => facts.take(data),
    }),
  },
  repeat: { [importJobs(outcomeImportKind).endParked]: MINUTE_MS },
});
