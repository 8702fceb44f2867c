import type { StudentDetailResource } from 'contract/identity';
import { Link } from 'react-router-dom';
import { useMove } from '../../../domain/access/useMove';
import { useRemoveFromSchool } from '../../../domain/access/useRemoveFromSchool';
import { ParentsCard } from '../../../domain/parents/ParentsCard';
import { useSignedInUser } from '../../../shared/api/session';
import { fullName } from '../../../shared/lib/format';
import { formatDate } from '../../../shared/lib/time';
import { ActionMenu } from '../../../shared/ui/ActionMenu';
import { DescriptionList } from '../../../shared/ui/DescriptionList';
import { EditIcon, ExchangeIcon, RemoveIcon } from '../../../shared/ui/icons';
import styles from './detail.module.css';
import { t } from './en';
import { EntitlementsCard } from './EntitlementsCard';
import { ExportCard } from './ExportCard';
import { StaffCard } from './StaffCard';

export function Details({ student }: { student: StudentDetailResource }) {
  const { firstName, lastName, email, phoneNumber, createdAt } = student.attributes;
  const { role } = useSignedInUser();
  return (
    <div className={styles.cards}>
      <section className={styles.card} aria-labelledby="facts">
        <header>
          <h3 id="facts">{t.account.title}</h3>
          {role === 'admin' && <Link to={`/admin/audit?subject=${student.id}`}>{t.account.history}</Link>}
        </header>
        <DescriptionList
          facts={[
            [t.account.firstName, firstName],
            [t.account.lastName, lastName],
            [t.account.email, email],
            [t.account.phone, phoneNumber ?? '–'],
            [
              t.account.signedUp,
              <time key="at" dateTime={createdAt}>
                {formatDate(createdAt)}
              </time>,
            ],
          ]}
        />
      </section>
      <EntitiesCard student={student} />
      <StaffCard student={student} />
      <ParentsCard studentId={student.id} level={3} />
      <ExportCard student={student} />
      {role === 'admin' && <EntitlementsCard student={student} />}
    </div>
  );
}

function EntitiesCard({ student }: { student: StudentDetailResource }) {
  const { role } = useSignedInUser();
  const moveStudent = useMove();
  const removeStudent = useRemoveFromSchool();
  const entities = student.relationships.entities.data;
  return (
    <section className={styles.card} aria-labelledby="entities">
      <header>
        <h3 id="entities">{t.entities.title}</h3>
      </header>
      {entities.length === 0 && <p className={styles.none}>{t.entities.none}</p>}
      <ul className={styles.rows}>
        {entities.map(({ id: entityId, attributes: { name: entityName } }) => {
          const name = fullName(student.attributes);
          const membership = { userId: student.id, name, role: 'student', entityId, entityName } as const;
          const move = {
            text: t.entities.move,
            opensDialog: true,
            icon: <ExchangeIcon />,
            run: () => moveStudent(membership),
          };
          return (
            <li key={entityId}>
              <span className={styles.who}>{entityName}</span>
              <ActionMenu
                text={t.entities.change}
                label={t.entities.changeIn(entityName)}
                icon={<EditIcon />}
                actions={[
                  ...(role === 'admin' ? [move] : []),
                  {
                    text: t.entities.takeOut,
                    opensDialog: true,
                    icon: <RemoveIcon />,
                    intent: 'danger',
                    run: () => removeStudent(membership),
                  },
                ]}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
