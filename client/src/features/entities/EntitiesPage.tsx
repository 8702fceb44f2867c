import { Link } from 'react-router-dom';
import { Button } from '@blueprintjs/core';
import type { EntityResource } from 'contract/entities';
import { AccessApi } from '../../domain/access/access.api';
import { Box, Card, Row, Text } from '../../shared/layout/layout';
import { ResourceList } from '../../shared/list/ResourceList';
import { PageLine } from '../../shared/ui/PageHeader';
import { schoolTypeName } from '../../domain/students/school';
import { AddIcon } from '../../shared/ui/icons';
import { t } from './en';
import { EntitiesApi } from './entities.api';
import { BLANK_ENTITY, entityOf, type EntityValues } from './entityForm';
import { failure, useNewMember } from './useNewMember';
import styles from './entities.module.css';

const fields = async () => {
  const { EntityFields } = await import('./fields');
  return <EntityFields />;
};

export default function EntitiesPage() {
  const query = AccessApi.useEntitiesQuery();
  const [create] = EntitiesApi.useCreateEntityMutation();
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

interface EntityCardProps {
  readonly entity: EntityResource;
  readonly onAdd: () => void;
}

function EntityCard({ entity: { id, attributes }, onAdd }: EntityCardProps) {
  const { name, description, type, memberCount } = attributes;
  return (
    <Card as="article" gap={3} pad={[4, 'inset']} breakable>
      <Row as="header" align="start" justify="between" gap={3} className={styles.head}>
        <h2>
          <Link to={`/admin/entities/${id}`}>{name}</Link>
        </h2>
        <Button
          size="small"
          icon={<AddIcon />}
          text={t.card.add}
          aria-label={t.card.addTo(name)}
          onClick={onAdd}
        />
      </Row>
      {description && (
        <Text as="p" flush tone="muted">
          {description}
        </Text>
      )}
      <Text as="p" flush size={2} tone="muted">
        {[type && schoolTypeName(type), memberCount > 0 ? t.card.members(memberCount) : t.card.noMembers]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Card>
  );
}
