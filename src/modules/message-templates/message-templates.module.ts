import { defineModule } from '../../platform/define-module';
import { messageTemplateCompensation } from './message-templates.compensations';
import { MessageTemplatesController } from './message-templates.controller';

export const messageTemplatesModule = defineModule({
  name: 'MessageTemplates',
  controllers: [MessageTemplatesController],
  compensations: [messageTemplateCompensation],
});
