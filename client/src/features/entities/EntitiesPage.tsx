import type { EntityResource } from 'contract/identity';
import { useEntitiesQuery } from '../../domain/access/access.api';
import { useMove } from '../../domain/access/useMove';
import { useTakeOut } from '../../domain/access/useTakeOut';
import { ResourceList } from '../../shared/list/ResourceList';
import { PageLine } from '../../shared/ui/PageHeader';
import { t } from './en';
import { useCreateEntityMutation, type NewEntity } from './entities.api';
import { EntityCard } from './EntityCard';
import { failure, useNewMember } from './useNewMember';

// They come before their dialog opens: the page does not wait for them.
const fields = async () => {
  const { EntityFields } = await import('./fields');
  return <EntityFields />;
};

export default function EntitiesPage() {
  const query = useEntitiesQuery();
  const [create] = useCreateEntityMutation();
  const moving = useMove();
  const takingOut = useTakeOut();
  const adding = useNewMember();
  return (
    <>
      <ResourceList<EntityResource, NewEntity>
        {...t.list}
        query={query}
        nameOf={({ attributes }) => attributes.name}
        card={(entity) => (
          <EntityCard
            entity={entity}
            onAdd={() => adding.ask(entity)}
            onMove={moving.ask}
            onTakeOut={takingOut.ask}
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
      {moving.dialog}
      {takingOut.dialog}
      {adding.dialog}
    </>
  );
}
