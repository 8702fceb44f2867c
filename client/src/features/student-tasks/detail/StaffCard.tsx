import { Button } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import type { StudentDetailResource } from 'contract/identity';
import { fullName } from '../../../shared/lib/format';
import { ROLE_NAMES } from '../../../domain/people/roles';
import { ActionMenu } from '../../../shared/ui/ActionMenu';
import { AddIcon, EditIcon, ExchangeIcon, RemoveIcon } from '../../../shared/ui/icons';
import { useSubject } from '../../../shared/ui/useSubject';
import styles from './detail.module.css';
import { t } from './en';
import { EndAccessDialog } from './EndAccessDialog';
import type { Staff } from './staff';

/** Forms come after the page. */
const CounselorDialog = lazy(() => import('./CounselorDialog'));

type Relation = Staff['attributes']['relations'][number];

const isCounseling = (relation: Relation) => relation !== 'entity' && relation !== 'access-sync';

/** Who may act for the student, by what, and how that ends. */
export function StaffCard({ student }: { student: StudentDetailResource }) {
  const giving = useSubject<Staff>();
  const ending = useSubject<Staff>();
  const everybody = student.relationships.staff.data;
  return (
    <section className={`${styles.card} ${styles.wide}`} aria-labelledby="staff">
      <header>
        <h3 id="staff">{t.staff.title}</h3>
        <Button size="small" icon={<AddIcon />} text={t.counselor.add} onClick={() => giving.open()} />
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
                      run: () => giving.open(one),
                    },
                    {
                      text: t.staff.end,
                      opensDialog: true,
                      icon: <RemoveIcon />,
                      intent: 'danger',
                      run: () => ending.open(one),
                    },
                  ]}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Suspense>
        <CounselorDialog
          isOpen={giving.isOpen}
          student={student}
          instead={giving.subject}
          onClose={giving.close}
        />
      </Suspense>
      <EndAccessDialog
        isOpen={ending.isOpen}
        student={student}
        staff={ending.subject}
        onClose={ending.close}
      />
    </section>
  );
}
