import { Field } from '../../shared/form/Field';
import { FormDialog } from '../../shared/form/FormDialog';
import { toast } from '../../shared/ui/toast';
import { useEntitiesQuery, useMoveMutation } from './access.api';
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

export function MoveDialog({ isOpen, membership, onClose }: MoveDialogProps) {
  const { data: entities = [] } = useEntitiesQuery();
  const [move] = useMoveMutation();
  const others = entities.filter(({ id }) => id !== membership?.entityId);
  const options = [
    { value: '', label: others.length > 0 ? 'Choose an entity' : 'There is no other entity' },
    ...others.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
  ];
  const save = async ({ entity_id: to }: Target) => {
    if (!membership) return;
    await move({ ...membership, to }).unwrap();
    const target = others.find(({ id }) => id === to)?.attributes.name ?? 'the other entity';
    toast.success(`${membership.name} now belongs to ${target}.`);
  };
  return (
    <FormDialog<Target>
      isOpen={isOpen}
      title={`Move ${membership?.name ?? ''}`}
      submitLabel="Move"
      defaults={{ entity_id: '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        Access that comes with {membership?.entityName} ends at once, and that of the other entity begins.
      </p>
      <Field<Target> name="entity_id" label="To" kind="select" options={options} missing="Choose an entity" />
    </FormDialog>
  );
}
