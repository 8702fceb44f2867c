import { defineModule } from '../../platform/define-module';
import { TestScoresController } from './test-scores.controller';

export const profileModule = defineModule({ name: 'Profile', controllers: [TestScoresController] });
