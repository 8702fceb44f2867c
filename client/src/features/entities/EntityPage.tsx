import { Button } from '@blueprintjs/core';
import { useParams } from 'react-router-dom';
import { accessMessages } from 'contract/identity';
import { AccessApi } from '../../domain/access/access.api';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { BackLink } from '../../shared/ui/BackLink';
import { AddIcon } from '../../shared/ui/icons';
import { PageName } from '../../shared/ui/PageHeader';
import { t } from './en';
import { School } from './School';
import { useNewMember } from './useNewMember';

export default function EntityPage() {
  const { entityId = '' } = useParams();
  const query = AccessApi.useEntitiesQuery();
  const addMember = useNewMember();
  return (
    <>
      <BackLink to="/admin/entities">{t.page.title}</BackLink>
      <Loaded query={query} what={t.list.what} message={t.list.message}>
        {(entities) => {
          const entity = entities.find(({ id }) => id === entityId);
          if (!entity) return <Empty sketch="people">{accessMessages.entityNotFound}</Empty>;
          return (
            <>
              <PageName>{entity.attributes.name}</PageName>
              <School
                entity={entity}
                hasOthers={entities.length > 1}
                tools={<Button icon={<AddIcon />} text={t.card.add} onClick={() => addMember(entity)} />}
              />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
