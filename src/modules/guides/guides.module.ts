import { defineModule } from '../../platform/define-module';
import { GuidesController } from './guides.controller';

export const guidesModule = defineModule({ name: 'Guides', controllers: [GuidesController] });
