import { defineModule } from '../../../platform/define-module';
import { GradedTestQueries } from './graded-test-queries';
import { GradedTestsController } from './graded-tests.controller';

export const gradedTestsModule = defineModule({
  name: 'GradedTests',
  controllers: [GradedTestsController],
  providers: [GradedTestQueries],
});
