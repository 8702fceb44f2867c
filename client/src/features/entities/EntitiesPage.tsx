import { entityRules, type EntityResource } from 'contract/identity';
import { useEntitiesQuery } from '../../domain/access/access.api';
import { useMembershipDialogs } from '../../domain/access/useMembershipDialogs';
import { Field } from '../../shared/form/Field';
import { ResourceList } from '../../shared/list/ResourceList';
import { PageLine } from '../../shared/ui/PageHeader';
import { useSubject } from '../../shared/ui/useSubject';
import { t } from './en';
import { useCreateEntityMutation, type NewEntity } from './entities.api';
import { EntityCard } from './EntityCard';
import { failure, NewMemberDialog } from './NewMemberDialog';

const fields = (
  <>
    <Field<NewEntity> name="name" label={t.form.name} rules={entityRules.name} />
    <Field<NewEntity>
      name="description"
      label={t.form.description}
      kind="textarea"
      rules={entityRules.description}
    />
  </>
);

export default function EntitiesPage() {
  const query = useEntitiesQuery();
  const [create] = useCreateEntityMutation();
  const { moving, takingOut, moveDialog, takeOutDialog } = useMembershipDialogs();
  const adding = useSubject<EntityResource>();
  return (
    <>
      <ResourceList<EntityResource, NewEntity>
        {...t.list}
        query={query}
        nameOf={({ attributes }) => attributes.name}
        card={(entity) => (
          <EntityCard
            entity={entity}
            onAdd={() => adding.open(entity)}
            onMove={moving}
            onTakeOut={takingOut}
          />
        )}
        fields={fields}
        create={{
          ...t.create,
          blank: { name: '', description: '' },
          run: async (entity) => {
            const { error } = await create(entity);
            if (error) throw failure(error, t.form.notCreated);
          },
        }}
      >
        <PageLine>{query.data && t.page.count(query.data.length)}</PageLine>
      </ResourceList>
      {moveDialog}
      {takeOutDialog}
      <NewMemberDialog isOpen={adding.isOpen} entity={adding.subject} onClose={adding.close} />
    </>
  );
}
