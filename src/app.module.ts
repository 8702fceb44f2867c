import { Module, type DynamicModule } from '@nestjs/common';
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
        PlatformModule.forRoot(config, catalog, projections),
        ...Object.values(modules),
        DemonstrationModule,
      ],
    };
  }
}
