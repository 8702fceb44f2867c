import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { catalog, projections } from './catalog';
import { DemonstrationModule } from './demo/demonstration.module';
import * as modules from './modules';
import type { Config } from './platform/config/config';
import { PlatformModule } from './platform/platform.module';

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        // This comes first: jobs left from an earlier run start with their modules, and dispatch commands.
        CqrsModule.forRoot(),
        PlatformModule.forRoot(config, catalog, projections),
        ...Object.values(modules),
        DemonstrationModule,
      ],
    };
  }
}
