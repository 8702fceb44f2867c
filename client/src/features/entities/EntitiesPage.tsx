import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { EntityResource } from 'contract/resources';
import { useEntitiesQuery } from '../../shared/access/access.api';
import { useMembershipDialogs } from '../../shared/access/useMembershipDialogs';
import { Empty, Failed, Loading } from '../../shared/list/States';
import { AddIcon } from '../../shared/ui/icons';
import { Toolbar } from '../../shared/ui/Toolbar';
import { EntityCard } from './EntityCard';
import { NewEntityDialog, NewMemberDialog } from './EntityDialogs';
import styles from './entities.module.css';

export default function EntitiesPage() {
  const { data: entities, error, refetch } = useEntitiesQuery();
  const { moving, takingOut, moveDialog, takeOutDialog } = useMembershipDialogs();
  const [creating, setCreating] = useState(false);
  const [adding, setAdding] = useState<{ isOpen: boolean; entity?: EntityResource }>({ isOpen: false });
  return (
    <>
      <Toolbar>
        <Button intent="primary" icon={<AddIcon />} text="Create entity" onClick={() => setCreating(true)} />
      </Toolbar>
      {error ? (
        <Failed error={error} onRetry={refetch} message="Unable to get entities" />
      ) : !entities ? (
        <Loading what="entities" />
      ) : entities.length === 0 ? (
        <Empty>There are no entities yet. An entity joins the staff and students of one school.</Empty>
      ) : (
        <ul className={styles.list}>
          {entities.map((entity) => (
            <li key={entity.id}>
              <EntityCard
                entity={entity}
                onAdd={() => setAdding({ isOpen: true, entity })}
                onMove={moving}
                onTakeOut={takingOut}
              />
            </li>
          ))}
        </ul>
      )}
      {moveDialog}
      {takeOutDialog}
      <NewEntityDialog isOpen={creating} onClose={() => setCreating(false)} />
      <NewMemberDialog
        isOpen={adding.isOpen}
        entity={adding.entity}
        onClose={() => setAdding(({ entity }) => ({ isOpen: false, entity }))}
      />
    </>
  );
}
