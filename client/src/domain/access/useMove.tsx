import { openForm, type Form } from '../../shared/form/openForm';
import { runAction } from '../../shared/ui/undo';
import { AccessApi, type Membership } from './access.api';
import { t } from './en';
import type { Target } from './TargetField';

export function useMove() {
  const [load] = AccessApi.useLazyEntitiesQuery();
  const [move] = AccessApi.useMoveMutation();

  const formOf = async (membership: Membership): Promise<Form<Target>> => {
    const entities = await load(undefined, true).unwrap();
    // The code of the field is loaded first, so that the dialog does not open without it.
    const { default: TargetField } = await import('./TargetField');
    const { name, entityId, entityName } = membership;
    const others = entities.filter(({ id }) => id !== entityId);
    const options = [
      { value: '', label: others.length > 0 ? t.move.choose : t.move.noOther },
      ...others.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
    ];
    return {
      title: t.move.title(name),
      submitLabel: t.move.submit,
      defaults: { entity_id: '' },
      onSubmit: async ({ entity_id: to }) => {
        const target = others.find(({ id }) => id === to)?.attributes.name;
        const done = target ? t.move.moved(name, target) : t.move.movedToOther(name);
        await runAction(move({ ...membership, to }), done);
      },
      children: (
        <>
          <p>{t.move.consequence(entityName)}</p>
          <TargetField options={options} />
        </>
      ),
    };
  };
  return (membership: Membership) => openForm(formOf(membership));
}
