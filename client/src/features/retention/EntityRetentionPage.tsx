import { useParams } from 'react-router-dom';
import { accessMessages } from 'contract/identity';
import { useEntitiesQuery } from '../../domain/access/access.api';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { BackLink } from '../../shared/ui/BackLink';
import { t } from './en';
import { OfEntity } from './OfEntity';

/** Of one entity, for admins. */
export default function EntityRetentionPage() {
  const { entityId = '' } = useParams();
  const query = useEntitiesQuery();
  return (
    <>
      <BackLink to={`/admin/entities/${entityId}`}>{t.back.entities}</BackLink>
      <Loaded query={query} what={t.what} message={t.message}>
        {(entities) => {
          const entity = entities.find(({ id }) => id === entityId);
          return entity ? (
            <OfEntity entity={entity} />
          ) : (
            <Empty of="people">{accessMessages.entityNotFound}</Empty>
          );
        }}
      </Loaded>
    </>
  );
}
