import { personRules, type EntityResource } from 'contract/identity';
import { isApiError } from '../../shared/api/errors';
import { Field } from '../../shared/form/Field';
import { useFormDialog } from '../../shared/form/useDialogs';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { useAddToEntityMutation } from './entities.api';

/** What the call says of a field or of the network stands; any other refusal has its own sentence. */
export function failure(error: unknown, sentence: string): unknown {
  const telling = isApiError(error) && (error.data.fields || error.status === 0);
  return telling ? error : new Error(sentence, { cause: error });
}

interface Member {
  readonly email: string;
}

/** Adds somebody who has an account to an entity. */
export function useNewMember() {
  const [add] = useAddToEntityMutation();
  const { ask, dialog } = useFormDialog<Member>();
  return {
    ask: ({ id, attributes: { name } }: EntityResource) =>
      ask({
        title: t.card.addTo(name),
        submitLabel: t.card.add,
        defaults: { email: '' },
        onSubmit: async ({ email }) => {
          const { error } = await add({ id, email });
          if (error) throw failure(error, t.form.notAdded(email));
          toast.success(t.form.added);
        },
        children: (
          <Field<Member>
            name="email"
            label={t.form.email}
            kind="email"
            rules={personRules.email}
            autoComplete="off"
            help={t.form.emailHelp}
          />
        ),
      }),
    dialog,
  };
}
