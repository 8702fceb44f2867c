import type { StudentDetailResource } from 'contract/identity';
import { Link } from 'react-router-dom';
import { useMembershipDialogs } from '../../../domain/access/useMembershipDialogs';
import { useSignedInUser } from '../../../shared/api/session';
import { fullName } from '../../../shared/lib/format';
import { formatDate } from '../../../shared/lib/time';
import { ActionMenu } from '../../../shared/ui/ActionMenu';
import { EditIcon, ExchangeIcon, RemoveIcon } from '../../../shared/ui/icons';
import styles from './detail.module.css';
import { StaffCard } from './StaffCard';

export function Details({ student }: { student: StudentDetailResource }) {
  const { firstName, lastName, email, phoneNumber, createdAt } = student.attributes;
  const { role } = useSignedInUser();
  const facts = {
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    'Phone number': phoneNumber ?? '–',
    'Signed up': <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  };
  return (
    <div className={styles.cards}>
      <section className={styles.card} aria-labelledby="facts">
        <header>
          <h3 id="facts">Account</h3>
          {role === 'admin' && <Link to={`/admin/audit?subject=${student.id}`}>History</Link>}
        </header>
        <dl className={styles.facts}>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <EntitiesCard student={student} />
      <StaffCard student={student} />
    </div>
  );
}

function EntitiesCard({ student }: { student: StudentDetailResource }) {
  const { role } = useSignedInUser();
  const { moving, takingOut, moveDialog, takeOutDialog } = useMembershipDialogs();
  const entities = student.relationships.entities.data;
  return (
    <section className={styles.card} aria-labelledby="entities">
      <header>
        <h3 id="entities">Entities</h3>
      </header>
      {entities.length === 0 && <p className={styles.none}>Belongs to no entity.</p>}
      <ul className={styles.rows}>
        {entities.map(({ id: entityId, attributes: { name: entityName } }) => {
          const name = fullName(student.attributes);
          const membership = { userId: student.id, name, role: 'student', entityId, entityName } as const;
          const move = {
            text: 'Move…',
            opensDialog: true,
            icon: <ExchangeIcon />,
            run: () => moving(membership),
          };
          return (
            <li key={entityId}>
              <span className={styles.who}>{entityName}</span>
              <ActionMenu
                text="Change"
                label={`Change the membership in ${entityName}`}
                icon={<EditIcon />}
                actions={[
                  ...(role === 'admin' ? [move] : []),
                  {
                    text: 'Take out…',
                    opensDialog: true,
                    icon: <RemoveIcon />,
                    intent: 'danger',
                    run: () => takingOut(membership),
                  },
                ]}
              />
            </li>
          );
        })}
      </ul>
      {role === 'admin' && moveDialog}
      {takeOutDialog}
    </section>
  );
}
