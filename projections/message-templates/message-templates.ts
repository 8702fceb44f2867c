import { retained } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { MessageTemplateEvents } from '../../src/modules/message-templates/message-templates.events';

export interface MessageTemplates {
  readonly id: string;
  readonly templates: readonly { readonly id: string; readonly name: string; readonly text: string }[];
}

export const messageTemplates = projection<MessageTemplates, MessageTemplateEvents>({
  name: 'message-templates',
  contains: 'the message templates of staff members',
  version: 1,
  indexes: [{ id: 1 }],
  key: ({ data }) => data.userId,
  empty: (id) => ({ id, templates: [] }),
  erasure: { id: 'nothing' },
  exported: retained('They are of staff.'),
  on: {
    TemplateSaved: (saved, { data }) => withTemplate(saved, data),
    TemplateRenamed: (saved, { data: { templateId, name } }) => edited(saved, templateId, { name: name.to }),
    TemplateEdited: (saved, { data: { templateId, name, text } }) =>
      edited(saved, templateId, { name: name.to, text: text.to }),
    TemplateDeleted: ({ id, templates }, { data }) => ({
      id,
      templates: templates.filter((template) => template.id !== data.templateId),
    }),
    TemplateRestored: (saved, { data }) => withTemplate(saved, data),
  },
});

const edited = (
  { id, templates }: MessageTemplates,
  templateId: string,
  change: { readonly name: string; readonly text?: string },
): MessageTemplates => ({
  id,
  templates: templates.map((template) =>
    template.id === templateId ? { ...template, ...change } : template,
  ),
});

const withTemplate = (
  { id, templates }: MessageTemplates,
  { templateId, name, text }: MessageTemplateEvents['TemplateSaved'],
): MessageTemplates => ({ id, templates: [...templates, { id: templateId, name, text }] });
