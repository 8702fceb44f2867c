import { Button } from '@blueprintjs/core';
import type { StudentDetailResource } from 'contract/identity';
import { fullName } from '../../../shared/lib/format';
import { ROLE_NAMES } from '../../../domain/people/roles';
import { ActionMenu } from '../../../shared/ui/ActionMenu';
import { AddIcon, EditIcon, ExchangeIcon, RemoveIcon } from '../../../shared/ui/icons';
import styles from './detail.module.css';
import { t } from './en';
import { useCounselors } from './useCounselors';

const isCounseling = (relation: string) => relation !== 'entity' && relation !== 'access-sync';

export function StaffCard({ student }: { student: StudentDetailResource }) {
  const counselors = useCounselors(student);
  const everybody = student.relationships.staff.data;
  return (
    <section className={`${styles.card} ${styles.wide}`} aria-labelledby="staff">
      <header>
        <h3 id="staff">{t.staff.title}</h3>
        <Button size="small" icon={<AddIcon />} text={t.counselor.add} onClick={() => counselors.give()} />
      </header>
      {everybody.length === 0 && <p className={styles.none}>{t.staff.none}</p>}
      <ul className={styles.rows}>
        {everybody.map((one) => {
          const { role, relations } = one.attributes;
          const name = fullName(one.attributes);
          return (
            <li key={one.id}>
              <span className={styles.who}>
                {name}
                <span className={styles.how}>
                  {ROLE_NAMES[role]} · {relations.map((relation) => t.staff.relations[relation]).join(', ')}
                </span>
              </span>
              {relations.some(isCounseling) && (
                <ActionMenu
                  text={t.staff.change}
                  label={t.staff.changeOf(name)}
                  icon={<EditIcon />}
                  actions={[
                    {
                      text: t.staff.another,
                      opensDialog: true,
                      icon: <ExchangeIcon />,
                      run: () => counselors.give(one),
                    },
                    {
                      text: t.staff.end,
                      opensDialog: true,
                      icon: <RemoveIcon />,
                      intent: 'danger',
                      run: () => counselors.end(one),
                    },
                  ]}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
