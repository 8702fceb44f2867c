import { HTMLSelect } from '@blueprintjs/core';
import { AccessApi } from '../../domain/access/access.api';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useFilters } from '../../shared/routing/useUrlState';
import { PageName } from '../../shared/ui/PageHeader';
import { t } from './en';
import { School } from './School';

export default function SchoolPage() {
  const query = AccessApi.useEntitiesQuery();
  const [{ entity: chosen }, go] = useFilters({ entity: '' });
  return (
    <Loaded
      query={query}
      what={t.list.what}
      message={t.list.message}
      empty={<Empty sketch="people">{t.school.noEntity}</Empty>}
    >
      {(entities) => {
        const entity = entities.find(({ id }) => id === chosen) ?? entities[0]!;
        const options = entities.map(({ id, attributes }) => ({ value: id, label: attributes.name }));
        return (
          <>
            <PageName>{entity.attributes.name}</PageName>
            <School
              key={entity.id}
              entity={entity}
              hasOthers={entities.length > 1}
              tools={
                entities.length > 1 && (
                  <HTMLSelect
                    aria-label={t.school.choose}
                    value={entity.id}
                    options={options}
                    onChange={({ currentTarget }) => go({ entity: currentTarget.value })}
                  />
                )
              }
            />
          </>
        );
      }}
    </Loaded>
  );
}
