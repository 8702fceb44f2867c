import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { EntityResource } from 'contract/identity';
import { useEntitiesQuery } from '../../domain/access/access.api';
import { useMembershipDialogs } from '../../domain/access/useMembershipDialogs';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { AddIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { Toolbar } from '../../shared/ui/Toolbar';
import { useSubject } from '../../shared/ui/useSubject';
import { t } from './en';
import { EntityCard } from './EntityCard';
import { NewEntityDialog, NewMemberDialog } from './EntityDialogs';
import styles from './entities.module.css';

export default function EntitiesPage() {
  const query = useEntitiesQuery();
  const { moving, takingOut, moveDialog, takeOutDialog } = useMembershipDialogs();
  const [creating, setCreating] = useState(false);
  const adding = useSubject<EntityResource>();
  return (
    <>
      <PageLine>{query.data && t.page.count(query.data.length)}</PageLine>
      <Toolbar>
        <Button intent="primary" icon={<AddIcon />} text={t.page.create} onClick={() => setCreating(true)} />
      </Toolbar>
      <Loaded
        query={query}
        what={t.page.loading}
        message={t.page.failed}
        empty={<Empty>{t.page.none}</Empty>}
      >
        {(entities) => (
          <ul className={styles.list}>
            {entities.map((entity) => (
              <li key={entity.id}>
                <EntityCard
                  entity={entity}
                  onAdd={() => adding.open(entity)}
                  onMove={moving}
                  onTakeOut={takingOut}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {moveDialog}
      {takeOutDialog}
      <NewEntityDialog isOpen={creating} onClose={() => setCreating(false)} />
      <NewMemberDialog isOpen={adding.isOpen} entity={adding.subject} onClose={adding.close} />
    </>
  );
}
