import type { EntityResource } from 'contract/identity';
import { entityRules, personRules } from 'contract/identity';
import { isApiError } from '../../shared/api/errors';
import { Field } from '../../shared/form/Field';
import { FormDialog } from '../../shared/form/FormDialog';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { useAddToEntityMutation, useCreateEntityMutation, type NewEntity } from './entities.api';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the call says of a field or of the network stands; any other refusal has its own sentence. */
function failure(error: unknown, sentence: string): unknown {
  const telling = isApiError(error) && (error.data.fields || error.status === 0);
  return telling ? error : new Error(sentence, { cause: error });
}

export function NewEntityDialog(props: DialogProps) {
  const [create] = useCreateEntityMutation();
  const save = async (entity: NewEntity) => {
    try {
      await create(entity).unwrap();
      toast.success(t.form.created);
    } catch (error) {
      throw failure(error, t.form.notCreated);
    }
  };
  return (
    <FormDialog<NewEntity>
      {...props}
      title={t.page.create}
      submitLabel={t.page.create}
      defaults={{ name: '', description: '' }}
      onSubmit={save}
    >
      <Field<NewEntity> name="name" label={t.form.name} rules={entityRules.name} />
      <Field<NewEntity>
        name="description"
        label={t.form.description}
        kind="textarea"
        rules={entityRules.description}
      />
    </FormDialog>
  );
}

interface Member {
  readonly email: string;
}

export function NewMemberDialog({ entity, ...props }: DialogProps & { readonly entity?: EntityResource }) {
  const [add] = useAddToEntityMutation();
  const save = async ({ email }: Member) => {
    if (!entity) return;
    try {
      await add({ id: entity.id, email }).unwrap();
      toast.success(t.form.added);
    } catch (error) {
      throw failure(error, t.form.notAdded(email));
    }
  };
  return (
    <FormDialog<Member>
      {...props}
      title={t.card.addTo(entity?.attributes.name ?? '')}
      submitLabel={t.card.add}
      defaults={{ email: '' }}
      onSubmit={save}
    >
      <Field<Member>
        name="email"
        label={t.form.email}
        kind="email"
        rules={personRules.email}
        autoComplete="off"
        help={t.form.emailHelp}
      />
    </FormDialog>
  );
}
