import type { EntityResource } from 'contract/entities';
import { isApiError } from '../../shared/api/errors';
import { openForm, type Form } from '../../shared/form/openForm';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { EntitiesApi } from './entities.api';
import type { Member } from './fields';

/** Errors about fields or the network keep their own message. */
export function failure(error: unknown, sentence: string): unknown {
  const explainsItself = isApiError(error) && (error.data.fields || error.status === 0);
  return explainsItself ? error : new Error(sentence, { cause: error });
}

export function useNewMember() {
  const [add] = EntitiesApi.useAddToEntityMutation();
  const formOf = async ({ id, attributes: { name } }: EntityResource): Promise<Form<Member>> => {
    const { MemberField } = await import('./fields');
    return {
      title: t.card.addTo(name),
      submitLabel: t.card.add,
      defaults: { email: '' },
      onSubmit: async ({ email }) => {
        const { error } = await add({ id, email });
        if (error) throw failure(error, t.form.notAdded(email));
        toast.success(t.form.added);
      },
      children: <MemberField />,
    };
  };
  return (entity: EntityResource) => openForm(formOf(entity));
}
