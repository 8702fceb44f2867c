import type { Describe } from '../../kernel/audit';
import type { MessageTemplateEvents } from './message-templates.events';

/** The audit omits name and text of a template, which only its owner may see. */
export const describeMessageTemplates: Describe<MessageTemplateEvents> = {
  TemplateSaved: ({ userId: subject }) => ({
    sentence: { en: 'Saved a message template', es: 'Guardó una plantilla de mensaje' },
    subject,
  }),
  TemplateRenamed: ({ userId: subject }) => ({
    sentence: {
      en: 'Renamed a message template',
      es: 'Cambió el nombre de una plantilla de mensaje',
    },
    subject,
  }),
  TemplateEdited: ({ userId: subject }) => ({
    sentence: { en: 'Edited a message template', es: 'Modificó una plantilla de mensaje' },
    subject,
  }),
  TemplateDeleted: ({ userId: subject }) => ({
    sentence: { en: 'Deleted a message template', es: 'Eliminó una plantilla de mensaje' },
    subject,
  }),
  TemplateRestored: ({ userId: subject }) => ({
    sentence: { en: 'Restored a message template', es: 'Restauró una plantilla de mensaje' },
    subject,
  }),
};
