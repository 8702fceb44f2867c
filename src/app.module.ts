import { Module, type DynamicModule } from '@nestjs/common';
import { catalog, projections } from './catalog';
import { DemonstrationModule } from './demo/demonstration.module';
import { AdminModule } from './modules/admin/admin.module';
import { CalendarModule } from './modules/calendar/calendar.module';
import { CollegesModule } from './modules/colleges/colleges.module';
import { SavedCollegesModule } from './modules/colleges/saved-colleges.module';
import { IdentityModule } from './modules/identity/identity.module';
import { MessagingModule } from './modules/messaging/messaging.module';
import { ProfileModule } from './modules/profile/profile.module';
import { NotificationsModule } from './modules/notifications/notifications.module';
import { TasksModule } from './modules/tasks/tasks.module';
import { ThreadsModule } from './modules/threads/threads.module';
import type { Config } from './platform/config/config';
import { PlatformModule } from './platform/platform.module';

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(config, catalog, projections),
        IdentityModule,
        SavedCollegesModule,
        MessagingModule,
        ProfileModule,
        TasksModule,
        NotificationsModule,
        ThreadsModule,
        CollegesModule,
        CalendarModule,
        AdminModule,
        DemonstrationModule,
      ],
    };
  }
}
