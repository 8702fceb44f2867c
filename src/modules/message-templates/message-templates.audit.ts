import { entry, type Describe } from '../../kernel/audit';
import type { MessageTemplateEvents } from './message-templates.events';

/** The audit omits name and text of a template, which only its owner may see. */
export const describeMessageTemplates: Describe<MessageTemplateEvents> = {
  TemplateSaved: entry('userId', { en: 'Saved a message template', es: 'Guardó una plantilla de mensaje' }),
  TemplateRenamed: entry('userId', {
    en: 'Renamed a message template',
    es: 'Cambió el nombre de una plantilla de mensaje',
  }),
  TemplateEdited: entry('userId', {
    en: 'Edited a message template',
    es: 'Modificó una plantilla de mensaje',
  }),
  TemplateDeleted: entry('userId', {
    en: 'Deleted a message template',
    es: 'Eliminó una plantilla de mensaje',
  }),
  TemplateRestored: entry('userId', {
    en: 'Restored a message template',
    es: 'Restauró una plantilla de mensaje',
  }),
};
