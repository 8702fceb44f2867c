import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { EntityResource } from 'contract/entities';
import { schoolTypeName } from '../../domain/students/school';
import { Card, Row, Text } from '../../shared/layout/layout';
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
