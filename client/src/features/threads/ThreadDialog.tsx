import { threadRules, type ThreadFields, type ThreadResource } from 'contract/threads';
import { Field } from '../../shared/form/Field';
import { FormDialog } from '../../shared/form/FormDialog';
import { toast } from '../../shared/ui/toast';
import { CategoriesField } from './CategoriesField';
import { t } from './en';
import { useEditThreadMutation, usePublishThreadMutation } from './threads.api';

interface ThreadDialogProps {
  readonly isOpen: boolean;
  /** The one that is edited; a new one without. */
  readonly thread?: ThreadResource;
  readonly onClose: () => void;
}

export function ThreadDialog({ isOpen, thread, onClose }: ThreadDialogProps) {
  const [publish] = usePublishThreadMutation();
  const [edit] = useEditThreadMutation();
  const save = async (fields: ThreadFields) => {
    if (thread) await edit({ id: thread.id, fields }).unwrap();
    else await publish(fields).unwrap();
    toast.success(thread ? t.dialog.saved : t.dialog.published);
  };
  const { title = '', categories = [], body = '' } = thread?.attributes ?? {};
  return (
    <FormDialog<ThreadFields>
      isOpen={isOpen}
      title={thread ? t.dialog.edit : t.dialog.write}
      submitLabel={thread ? t.dialog.save : t.dialog.publish}
      defaults={{ title, categories: [...categories], body }}
      onSubmit={save}
      onClose={onClose}
    >
      <Field<ThreadFields> name="title" label={t.dialog.title} rules={threadRules.title} />
      <CategoriesField />
      <Field<ThreadFields>
        name="body"
        label={t.dialog.text}
        kind="textarea"
        rules={threadRules.body}
        help={t.dialog.textHelp}
      />
    </FormDialog>
  );
}
