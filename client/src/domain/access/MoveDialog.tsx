import { Field } from '../../shared/form/Field';
import { FormDialog } from '../../shared/form/FormDialog';
import { toast } from '../../shared/ui/toast';
import { useEntitiesQuery, useMoveMutation } from './access.api';
import { t } from './en';
import type { Membership } from './membership';

interface Target {
  readonly entity_id: string;
}

interface MoveDialogProps {
  readonly isOpen: boolean;
  /** Stays while the dialog fades. */
  readonly membership: Membership | undefined;
  readonly onClose: () => void;
}

export default function MoveDialog({ isOpen, membership, onClose }: MoveDialogProps) {
  const { data: entities = [] } = useEntitiesQuery();
  const [move] = useMoveMutation();
  const others = entities.filter(({ id }) => id !== membership?.entityId);
  const options = [
    { value: '', label: others.length > 0 ? t.move.choose : t.move.noOther },
    ...others.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
  ];
  const save = async ({ entity_id: to }: Target) => {
    if (!membership) return;
    await move({ ...membership, to }).unwrap();
    const target = others.find(({ id }) => id === to)?.attributes.name;
    toast.success(target ? t.move.moved(membership.name, target) : t.move.movedToOther(membership.name));
  };
  return (
    <FormDialog<Target>
      isOpen={isOpen}
      title={t.move.title(membership?.name ?? '')}
      submitLabel={t.move.submit}
      defaults={{ entity_id: '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{membership && t.move.consequence(membership.entityName)}</p>
      <Field<Target>
        name="entity_id"
        label={t.move.to}
        kind="select"
        options={options}
        missing={t.move.choose}
      />
    </FormDialog>
  );
}
