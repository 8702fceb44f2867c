import { defineModule } from '../../platform/define-module';
import { savedFilterCompensation } from './saved-filters.decider';
import { SavedFiltersController } from './saved-filters.controller';

export const savedFiltersModule = defineModule({
  name: 'SavedFilters',
  controllers: [SavedFiltersController],
  compensations: [savedFilterCompensation],
});
