import type { ContactResource } from 'contract/messaging';
import { Initials } from '../../shared/ui/Initials';
import styles from './messages.module.css';
import { t } from './en';

export function Avatar({ contact: { attributes } }: { contact: ContactResource }) {
  const { firstName, lastName, relation, online } = attributes;
  return (
    <span className={styles.avatar} data-relation={relation}>
      <Initials first={firstName} last={lastName} />
      {online && (
        <span className={styles.online} title={t.online}>
          <span className="visually-hidden">{t.online}</span>
        </span>
      )}
    </span>
  );
}
