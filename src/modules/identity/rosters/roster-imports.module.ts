import { defineModule } from '../../../platform/define-module';
import { RosterImports } from './roster-imports';
import { RosterImportsController } from './roster-imports.controller';

export const rosterImportsModule = defineModule({
  name: 'RosterImports',
  controllers: [RosterImportsController],
  providers: [RosterImports],
});
