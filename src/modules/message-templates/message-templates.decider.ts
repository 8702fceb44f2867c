import { MAX_TEMPLATES } from '../../../contract/message-templates';
import { compensation, decider } from '../../kernel/decider';
import { Rejected, requireFound } from '../../kernel/errors';
import type { MessageTemplate, MessageTemplateEvents } from './message-templates.events';
import { t } from './messages';

type StoredTemplate = MessageTemplate & { readonly deleted: boolean };
type Templates = ReadonlyMap<string, StoredTemplate>;

interface OfTemplate {
  readonly templateId: string;
}

export type MessageTemplateCommands = {
  Save: MessageTemplate;
  /** What is absent stays. */
  Edit: OfTemplate & { readonly name?: string; readonly text?: string };
  Delete: OfTemplate;
  Restore: OfTemplate;
};

const known = (templates: Templates, { templateId }: OfTemplate): StoredTemplate => {
  return requireFound(templates.get(templateId), t('template-not-found'));
};

const present = (templates: Templates) => [...templates.values()].filter(({ deleted }) => !deleted);

function admit(templates: Templates, { templateId, name }: OfTemplate & { readonly name: string }): void {
  const isSame = (other: StoredTemplate) =>
    other.templateId !== templateId && other.name.toLowerCase() === name.toLowerCase();
  const taken = t('template-name-taken');
  if (present(templates).some(isSame)) throw new Rejected('conflict', taken, { name: taken });
}

function makeRoom(templates: Templates, added: MessageTemplate): void {
  admit(templates, added);
  if (present(templates).length >= MAX_TEMPLATES)
    throw new Rejected('conflict', t('templates-full', { most: MAX_TEMPLATES }));
}

const put = (templates: Templates, template: StoredTemplate): Templates =>
  new Map([...templates, [template.templateId, template]]);

export const messageTemplates = decider<Templates, MessageTemplateCommands, MessageTemplateEvents>({
  name: 'message-templates',
  stream: { key: 'user', growsWith: 'templates saved, renamed, deleted and restored; at most 20' },
  initial: new Map(),
  decide: {
    Save: (template, templates) => {
      if (templates.has(template.templateId)) return [];
      makeRoom(templates, template);
      return [{ type: 'TemplateSaved', data: template }];
    },
    Edit: ({ templateId, ...edited }, templates) => {
      const { userId, deleted, ...before } = known(templates, { templateId });
      if (deleted) throw new Rejected('not-found', t('template-not-found'));
      const name = { from: before.name, to: edited.name ?? before.name };
      const text = { from: before.text, to: edited.text ?? before.text };
      admit(templates, { templateId, name: name.to });
      if (text.from !== text.to)
        return [{ type: 'TemplateEdited', data: { templateId, userId, name, text } }];
      return name.from === name.to ? [] : [{ type: 'TemplateRenamed', data: { templateId, userId, name } }];
    },
    Delete: (command, templates) => {
      const { deleted, ...template } = known(templates, command);
      return deleted ? [] : [{ type: 'TemplateDeleted', data: template }];
    },
    Restore: (command, templates) => {
      const { deleted, ...template } = known(templates, command);
      if (!deleted) return [];
      makeRoom(templates, template);
      return [{ type: 'TemplateRestored', data: template }];
    },
  },
  evolve: {
    TemplateSaved: (templates, template) => put(templates, { ...template, deleted: false }),
    TemplateRenamed: (templates, { templateId, name }) =>
      put(templates, { ...templates.get(templateId)!, name: name.to }),
    TemplateEdited: (templates, { templateId, name, text }) =>
      put(templates, { ...templates.get(templateId)!, name: name.to, text: text.to }),
    TemplateDeleted: (templates, template) => put(templates, { ...template, deleted: true }),
    TemplateRestored: (templates, template) => put(templates, { ...template, deleted: false }),
  },
});

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
