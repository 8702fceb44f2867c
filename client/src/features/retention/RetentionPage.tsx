import { HTMLSelect } from '@blueprintjs/core';
import { useParams } from 'react-router-dom';
import type { EntityResource } from 'contract/entities';
import { accessMessages } from 'contract/identity';
import { AccessApi } from '../../domain/access/access.api';
import { useSignedInUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useFilters } from '../../shared/routing/useUrlState';
import { BackLink } from '../../shared/ui/BackLink';
import { PageName } from '../../shared/ui/PageHeader';
import { t } from './en';
import { Retention } from './Retention';

export default function RetentionPage() {
  const { entityId } = useParams();
  const { role } = useSignedInUser();
  if (role !== 'admin') return <OwnSchoolRetention />;
  return (
    <>
      <BackLink to={entityId ? `/admin/entities/${entityId}` : '/admin/entities'}>{t.back.entities}</BackLink>
      {entityId ? <OfAnySchool entityId={entityId} /> : <Retention scope={null} />}
    </>
  );
}

function OfAnySchool({ entityId }: { readonly entityId: string }) {
  const query = AccessApi.useEntitiesQuery();
  return (
    <Loaded query={query} what={t.what} message={t.message}>
      {(entities) => {
        const entity = entities.find(({ id }) => id === entityId);
        return entity ? (
          <OfEntity entity={entity} />
        ) : (
          <Empty sketch="people">{accessMessages.entityNotFound}</Empty>
        );
      }}
    </Loaded>
  );
}

function OwnSchoolRetention() {
  const query = AccessApi.useEntitiesQuery();
  const [{ entity: chosen }, go] = useFilters({ entity: '' });
  return (
    <>
      <BackLink to={`/account-admin/account${chosen && `?entity=${chosen}`}`}>{t.back.school}</BackLink>
      <Loaded
        query={query}
        what={t.what}
        message={t.message}
        empty={<Empty sketch="people">{t.noSchool}</Empty>}
      >
        {(entities) => {
          const entity = entities.find(({ id }) => id === chosen) ?? entities[0]!;
          return (
            <>
              {entities.length > 1 && (
                <HTMLSelect
                  aria-label={t.choose}
                  value={entity.id}
                  options={entities.map(({ id, attributes }) => ({ value: id, label: attributes.name }))}
                  onChange={({ currentTarget }) => go({ entity: currentTarget.value })}
                />
              )}
              <OfEntity entity={entity} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

const OfEntity = ({ entity: { id, attributes } }: { readonly entity: EntityResource }) => (
  <>
    <PageName>{attributes.name}</PageName>
    <Retention key={id} scope={id} />
  </>
);
