import { MAX_TEMPLATES } from '../../../contract/message-templates';
import { given } from '../../kernel/testing';
import { messageTemplates } from './message-templates.decider';

const template = (templateId: string, name: string) => ({
  templateId,
  name,
  userId: 'u1',
  text: 'See you at the meeting.',
});
const saved = (templateId: string, name: string) =>
  ({ type: 'TemplateSaved', data: template(templateId, name) }) as const;
const deleted = (templateId: string, name: string) =>
  ({ type: 'TemplateDeleted', data: template(templateId, name) }) as const;
const renamed = {
  type: 'TemplateRenamed',
  data: { templateId: 't1', userId: 'u1', name: { from: 'Meeting', to: 'Deadline' } },
} as const;

const history = given(messageTemplates);

it('saves a template once', () => {
  history().when('Save', template('t1', 'Meeting')).yields(saved('t1', 'Meeting'));
});

it('requires unique names of templates, ignoring case', () => {
  const again = template('t2', 'MEETING');
  history(saved('t1', 'Meeting')).when('Save', again).isRejected('template-name-taken');
  history(saved('t1', 'Meeting'), deleted('t1', 'Meeting'))
    .when('Save', again)
    .yields(saved('t2', 'MEETING'));
  history(saved('t1', 'Meeting'), saved('t2', 'Deadline'))
    .when('Edit', { templateId: 't2', name: 'meeting' })
    .isRejected('template-name-taken');
  history(saved('t1', 'Meeting'), deleted('t1', 'Meeting'), saved('t2', 'Meeting'))
    .when('Restore', { templateId: 't1' })
    .isRejected('template-name-taken');
});

it('renames a template, also to another case of its name', () => {
  history(saved('t1', 'Meeting')).when('Edit', { templateId: 't1', name: 'Deadline' }).yields(renamed);
  history(saved('t1', 'Meeting'))
    .when('Edit', { templateId: 't1', name: 'MEETING' })
    .yields({ ...renamed, data: { ...renamed.data, name: { from: 'Meeting', to: 'MEETING' } } });
  history().when('Edit', { templateId: 't1', name: 'Deadline' }).isRejected('template-not-found');
  history(saved('t1', 'Meeting'), deleted('t1', 'Meeting'))
    .when('Edit', { templateId: 't1', name: 'Deadline' })
    .isRejected('template-not-found');
});

it('edits the text of a template, and its name if there is one', () => {
  const text = { from: 'See you at the meeting.', to: 'See you on Monday.' };
  const edited = (to: string) =>
    ({
      type: 'TemplateEdited',
      data: { templateId: 't1', userId: 'u1', name: { from: 'Meeting', to }, text },
    }) as const;
  history(saved('t1', 'Meeting')).when('Edit', { templateId: 't1', text: text.to }).yields(edited('Meeting'));
  history(saved('t1', 'Meeting'))
    .when('Edit', { templateId: 't1', name: 'Deadline', text: text.to })
    .yields(edited('Deadline'));
  history(saved('t1', 'Meeting'))
    .when('Edit', { templateId: 't1', name: 'Meeting', text: text.from })
    .yields();
  history(saved('t1', 'Meeting'), edited('Deadline'))
    .when('Delete', { templateId: 't1' })
    .yields({ type: 'TemplateDeleted', data: { ...template('t1', 'Deadline'), text: text.to } });
});

it('deletes a renamed template, and restores it', () => {
  const restored = { type: 'TemplateRestored', data: template('t1', 'Deadline') } as const;
  history(saved('t1', 'Meeting'), renamed)
    .when('Delete', { templateId: 't1' })
    .yields(deleted('t1', 'Deadline'));
  history(saved('t1', 'Meeting'), renamed, deleted('t1', 'Deadline'))
    .when('Restore', { templateId: 't1' })
    .yields(restored);
  history().when('Delete', { templateId: 't1' }).isRejected('template-not-found');
});

it('limits the number of templates', () => {
  const full = Array.from({ length: MAX_TEMPLATES }, (_, index) => saved(`t${index}`, `Template ${index}`));
  history(...full)
    .when('Save', template('more', 'More'))
    .isRejected('templates-full');
  history(...full, deleted('t0', 'Template 0'))
    .when('Save', template('more', 'More'))
    .yields(saved('more', 'More'));
  history(saved('more', 'More'), deleted('more', 'More'), ...full)
    .when('Restore', { templateId: 'more' })
    .isRejected('templates-full');
});
