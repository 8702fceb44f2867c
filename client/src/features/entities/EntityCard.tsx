import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { EntityResource } from 'contract/entities';
import { schoolTypeName } from '../../domain/students/school';
import { AddIcon } from '../../shared/ui/icons';
import { t } from './en';
import styles from './entities.module.css';

interface EntityCardProps {
  readonly entity: EntityResource;
  readonly onAdd: () => void;
}

export function EntityCard({ entity: { id, attributes }, onAdd }: EntityCardProps) {
  const { name, description, type, memberCount } = attributes;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
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
      </header>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.facts}>
        {[type && schoolTypeName(type), memberCount > 0 ? t.card.members(memberCount) : t.card.noMembers]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </article>
  );
}
