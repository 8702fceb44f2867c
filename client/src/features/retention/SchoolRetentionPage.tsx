import { HTMLSelect } from '@blueprintjs/core';
import { useEntitiesQuery } from '../../domain/access/access.api';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useFilters } from '../../shared/routing/useUrlState';
import { BackLink } from '../../shared/ui/BackLink';
import { t } from './en';
import { OfEntity } from './OfEntity';

/** Of an account admin's entity; of one of them where there are several. */
export default function SchoolRetentionPage() {
  const query = useEntitiesQuery();
  const [{ entity: chosen }, go] = useFilters({ entity: '' });
  return (
    <>
      <BackLink to={`/account-admin/school${chosen && `?entity=${chosen}`}`}>{t.back.school}</BackLink>
      <Loaded query={query} what={t.what} message={t.message} empty={<Empty of="people">{t.noSchool}</Empty>}>
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
