import { defineModule } from '../../platform/define-module';
import { DashboardController } from './dashboard.controller';
import { DashboardQueries } from './dashboard-queries';

export const dashboardModule = defineModule({
  name: 'Dashboard',
  controllers: [DashboardController],
  providers: [DashboardQueries],
});
