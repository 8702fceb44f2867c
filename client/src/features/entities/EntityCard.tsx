import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { EntityResource } from 'contract/identity';
import type { Membership } from '../../domain/access/membership';
import { fullName } from '../../shared/lib/format';
import { ROLE_NAMES } from '../../domain/people/roles';
import { MenuButton } from '../../shared/ui/ActionMenu';
import { AddIcon, ExchangeIcon, MoreIcon, RemoveIcon } from '../../shared/ui/icons';
import { t } from './en';
import { TwoStepSwitch } from './TwoStepSwitch';
import styles from './entities.module.css';

const DRAWN = 50;

interface EntityCardProps {
  readonly entity: EntityResource;
  readonly onAdd: () => void;
  readonly onMove: (membership: Membership) => void;
  readonly onTakeOut: (membership: Membership) => void;
}

export function EntityCard({ entity, onAdd, onMove, onTakeOut }: EntityCardProps) {
  const { name, description, memberCount } = entity.attributes;
  const [all, setAll] = useState(false);
  const members = entity.relationships.users.data.map(({ id, attributes }): Membership => ({
    userId: id,
    name: fullName(attributes),
    role: attributes.role,
    entityId: entity.id,
    entityName: name,
  }));
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <Button
          size="small"
          icon={<AddIcon />}
          text={t.card.add}
          aria-label={t.card.addTo(name)}
          onClick={onAdd}
        />
      </header>
      {description && <p className={styles.description}>{description}</p>}
      <TwoStepSwitch entity={entity} />
      {memberCount === 0 ? (
        <p className={styles.none}>{t.card.noMembers}</p>
      ) : (
        <details>
          <summary>{t.card.members(memberCount)}</summary>
          <ul className={styles.members} tabIndex={0} aria-label={t.card.membersOf(name)}>
            {members.slice(0, all ? undefined : DRAWN).map((member) => (
              <li key={member.userId}>
                <span className={styles.member}>{member.name}</span>
                <span className={styles.role}>{ROLE_NAMES[member.role]}</span>
                <MenuButton
                  label={t.card.change(member.name)}
                  className={styles.more!}
                  actions={[
                    {
                      text: t.card.move,
                      opensDialog: true,
                      icon: <ExchangeIcon />,
                      run: () => onMove(member),
                    },
                    {
                      text: t.card.takeOut,
                      opensDialog: true,
                      icon: <RemoveIcon />,
                      intent: 'danger',
                      run: () => onTakeOut(member),
                    },
                  ]}
                >
                  <MoreIcon />
                </MenuButton>
              </li>
            ))}
          </ul>
          {members.length > DRAWN && !all && (
            <Button variant="minimal" text={t.card.showAll(members.length)} onClick={() => setAll(true)} />
          )}
        </details>
      )}
    </article>
  );
}
