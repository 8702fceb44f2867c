import { defineModule } from '../../platform/define-module';
import { messageTemplateCompensation } from './message-templates.decider';
import { MessageTemplatesController } from './message-templates.controller';

export const messageTemplatesModule = defineModule({
  name: 'MessageTemplates',
  controllers: [MessageTemplatesController],
  compensations: [messageTemplateCompensation],
});
