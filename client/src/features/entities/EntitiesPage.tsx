import { Link } from 'react-router-dom';
import type { EntityResource } from 'contract/entities';
import { useEntitiesQuery } from '../../domain/access/access.api';
import { Box } from '../../shared/layout/layout';
import { ResourceList } from '../../shared/list/ResourceList';
import { PageLine } from '../../shared/ui/PageHeader';
import { t } from './en';
import { useCreateEntityMutation } from './entities.api';
import { BLANK_ENTITY, entityOf, type EntityValues } from './entityForm';
import { EntityCard } from './EntityCard';
import { failure, useNewMember } from './useNewMember';

const fields = async () => {
  const { EntityFields } = await import('./fields');
  return <EntityFields />;
};

export default function EntitiesPage() {
  const query = useEntitiesQuery();
  const [create] = useCreateEntityMutation();
  const addMember = useNewMember();
  return (
    <>
      <ResourceList<EntityResource, EntityValues>
        {...t.list}
        query={query}
        nameOf={({ attributes }) => attributes.name}
        card={(entity) => <EntityCard entity={entity} onAdd={() => addMember(entity)} />}
        tools={
          <Box as={Link} alignSelf="center" to="/admin/retention">
            {t.page.former}
          </Box>
        }
        fields={fields}
        create={{
          ...t.create,
          blank: BLANK_ENTITY,
          run: async (values) => {
            const { error } = await create(entityOf(values));
            if (error) throw failure(error, t.form.notCreated);
          },
        }}
      >
        <PageLine>{query.data && t.page.count(query.data.length)}</PageLine>
      </ResourceList>
    </>
  );
}
