import { compensation } from '../../kernel/compensation';
import { messageTemplates } from './message-templates.decider';

export const messageTemplateCompensation = compensation({
  decider: messageTemplates,
  undoCommands: {
    TemplateSaved: ({ templateId }) => ['Delete', { templateId }],
    TemplateRenamed: ({ templateId, name }) => ['Edit', { templateId, name: name.from }],
    TemplateEdited: ({ templateId, name, text }) => [
      'Edit',
      { templateId, name: name.from, text: text.from },
    ],
    TemplateDeleted: ({ templateId }) => ['Restore', { templateId }],
    TemplateRestored: ({ templateId }) => ['Delete', { templateId }],
  },
  part: (templates, { templateId }) => templates.get(templateId),
});
