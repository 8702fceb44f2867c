import { Classes } from '@blueprintjs/core';
import { MAX_TEMPLATES, type MessageTemplateResource } from 'contract/message-templates';
import { openForm } from '../../shared/form/openForm';
import { Text } from '../../shared/layout/layout';
import { MenuButton, type MenuAction } from '../../shared/ui/ActionMenu';
import { AddIcon, BookmarkIcon, EditIcon, RefreshIcon, TrashIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { endpoints, query, resource, lists } from '../../shared/api/resource';
import { t } from './en';

const template = resource('MessageTemplate');

const { useTemplatesQuery, useSaveTemplateMutation, useEditTemplateMutation, useDeleteTemplateMutation } =
  endpoints({
    templates: query('GET /messages/templates', { providesTags: lists('MessageTemplate') }),
    saveTemplate: template.create('POST /messages/templates', { undo: true }),
    editTemplate: template.create('PATCH /messages/templates/{id}', { undo: true }),
    deleteTemplate: template.remove('DELETE /messages/templates/{id}'),
  });

export interface TemplatesProps {
  /** What is written now, which can be saved as a template. */
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** The user's own message templates. One that is in the field unchanged can be edited and deleted. */
export default function Templates({ text, onChoose }: TemplatesProps) {
  const { data: templates = [], error, refetch } = useTemplatesQuery();
  const [save] = useSaveTemplateMutation();
  const [edit] = useEditTemplateMutation();
  const [remove] = useDeleteTemplateMutation();
  const written = text.trim();
  const chosen = templates.find(({ attributes }) => attributes.text === written);

  const askName = async () => {
    const { TemplateName } = await import('./TemplateFields');
    return {
      title: t.title,
      defaults: { name: '' },
      children: <TemplateName />,
      onSubmit: async ({ name }: { name: string }) => {
        await runAction(save({ name: name.trim(), text: written }), t.done(name.trim()));
      },
    };
  };
  const askChange = async ({ id, attributes }: MessageTemplateResource) => {
    const { TemplateFields } = await import('./TemplateFields');
    return {
      title: t.edit(attributes.name),
      defaults: { ...attributes },
      children: <TemplateFields />,
      onSubmit: async (values: typeof attributes) => {
        const name = values.name.trim();
        await runAction(edit({ id, name, text: values.text.trim() }), t.done(name));
      },
    };
  };
  const choosing = (template: MessageTemplateResource): MenuAction => ({
    text: template.attributes.name,
    chosen: template === chosen,
    run: () => onChoose(template.attributes.text),
  });
  const saving: MenuAction = {
    text: t.save,
    icon: <AddIcon />,
    opensDialog: true,
    run: () => openForm(askName()),
  };
  const changing = (template: MessageTemplateResource): MenuAction[] => {
    const {
      id,
      attributes: { name },
    } = template;
    return [
      {
        text: t.edit(name),
        icon: <EditIcon />,
        opensDialog: true,
        run: () => openForm(askChange(template)),
      },
      {
        text: t.delete(name),
        icon: <TrashIcon />,
        intent: 'danger',
        run: () => void runAction(remove(id), t.deleted(name)).catch(toast.failure),
      },
    ];
  };
  const canSave = written !== '' && !chosen && templates.length < MAX_TEMPLATES;
  const actions: MenuAction[] = error
    ? [{ text: t.again, icon: <RefreshIcon />, run: () => void refetch() }]
    : [...templates.map(choosing), ...(chosen ? changing(chosen) : []), ...(canSave ? [saving] : [])];
  const head = error ? t.failed : templates.length === 0 ? t.none : undefined;
  return (
    <MenuButton
      label={t.label}
      className={Classes.BUTTON}
      head={
        head && (
          <Text as="p" flush pad={[3, 2, 1]} size={2} tone="muted">
            {head}
          </Text>
        )
      }
      actions={actions}
    >
      <BookmarkIcon />
    </MenuButton>
  );
}
