import { Classes } from '@blueprintjs/core';
import { MAX_TEMPLATES, type MessageTemplateResource } from 'contract/message-templates';
import { openForm } from '../../shared/form/openForm';
import { Text } from '../../shared/layout/layout';
import { MenuButton, type MenuAction } from '../../shared/ui/ActionMenu';
import { AddIcon, BookmarkIcon, EditIcon, RefreshIcon, TrashIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import {
  useDeleteTemplateMutation,
  useRenameTemplateMutation,
  useSaveTemplateMutation,
  useTemplatesQuery,
} from './templates.api';

export interface TemplatesProps {
  /** What is written now, which can be saved as a template. */
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** The user's own message templates. One that is in the field unchanged can be renamed and deleted. */
export default function Templates({ text, onChoose }: TemplatesProps) {
  const { data: templates = [], error, refetch } = useTemplatesQuery();
  const [save] = useSaveTemplateMutation();
  const [rename] = useRenameTemplateMutation();
  const [remove] = useDeleteTemplateMutation();
  const written = text.trim();
  const chosen = templates.find(({ attributes }) => attributes.text === written);

  const askName = (title: string, name: string, run: (name: string) => Promise<unknown>) => {
    const form = import('./TemplateName').then(({ TemplateName }) => ({
      title,
      defaults: { name },
      children: <TemplateName />,
      onSubmit: (values: { name: string }) => run(values.name.trim()),
    }));
    openForm(form);
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
    run: () => askName(t.title, '', (name) => runAction(save({ name, text: written }), t.done(name))),
  };
  const changing = ({ id, attributes: { name } }: MessageTemplateResource): MenuAction[] => [
    {
      text: t.rename(name),
      icon: <EditIcon />,
      opensDialog: true,
      run: () =>
        askName(t.rename(name), name, (next) => runAction(rename({ id, name: next }), t.renamed(next))),
    },
    {
      text: t.delete(name),
      icon: <TrashIcon />,
      intent: 'danger',
      run: () => void runAction(remove(id), t.deleted(name)).catch(toast.failure),
    },
  ];
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
