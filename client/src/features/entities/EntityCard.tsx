import { Button } from '@blueprintjs/core';
import type { EntityResource } from 'contract/resources';
import { counted, fullName } from '../../shared/lib/format';
import { ROLE_NAMES } from '../../shared/lib/roles';
import { AddIcon } from '../../shared/ui/icons';
import styles from './entities.module.css';

export function EntityCard({ entity, onAdd }: { entity: EntityResource; onAdd: () => void }) {
  const { name, description, memberCount } = entity.attributes;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <Button
          size="small"
          icon={<AddIcon />}
          text="Add user"
          aria-label={`Add user to ${name}`}
          onClick={onAdd}
        />
      </header>
      {description && <p className={styles.description}>{description}</p>}
      {memberCount === 0 ? (
        <p className={styles.none}>No members yet.</p>
      ) : (
        <details>
          <summary>{counted(memberCount, 'member')}</summary>
          <ul className={styles.members} tabIndex={0} aria-label={`Members of ${name}`}>
            {entity.relationships.users.data.map(({ id, attributes }) => (
              <li key={id}>
                {fullName(attributes)} <span className={styles.role}>{ROLE_NAMES[attributes.role]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
