import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { StudentDetailResource } from 'contract/identity';
import { fullName } from '../../../shared/lib/format';
import { ROLE_NAMES } from '../../../shared/lib/roles';
import { ActionMenu } from '../../../shared/ui/ActionMenu';
import { AddIcon, EditIcon, ExchangeIcon, RemoveIcon } from '../../../shared/ui/icons';
import { CounselorDialog } from './CounselorDialog';
import styles from './detail.module.css';
import { EndAccessDialog } from './EndAccessDialog';
import type { Staff } from './staff';

type Relation = Staff['attributes']['relations'][number];

const RELATIONS: Readonly<Record<Relation, string>> = {
  'sign-up-link': 'sign-up link',
  registration: 'registered the student',
  assignment: 'assigned',
  'access-sync': 'access sync',
  entity: 'same entity',
};

const isCounseling = (relation: Relation) => relation !== 'entity' && relation !== 'access-sync';

interface Asked {
  readonly open?: 'counselor' | 'end';
  readonly staff?: Staff;
}

/** Who may act for the student, by what, and how that ends. */
export function StaffCard({ student }: { student: StudentDetailResource }) {
  const [{ open, staff }, setAsked] = useState<Asked>({});
  const everybody = student.relationships.staff.data;
  const close = () => setAsked({ staff });
  return (
    <section className={`${styles.card} ${styles.wide}`} aria-labelledby="staff">
      <header>
        <h3 id="staff">Who has access</h3>
        <Button
          size="small"
          icon={<AddIcon />}
          text="Add counselor"
          onClick={() => setAsked({ open: 'counselor' })}
        />
      </header>
      {everybody.length === 0 && <p className={styles.none}>Nobody but the admins.</p>}
      <ul className={styles.rows}>
        {everybody.map((one) => {
          const { role, relations } = one.attributes;
          const name = fullName(one.attributes);
          return (
            <li key={one.id}>
              <span className={styles.who}>
                {name}
                <span className={styles.how}>
                  {ROLE_NAMES[role]} · {relations.map((relation) => RELATIONS[relation]).join(', ')}
                </span>
              </span>
              {relations.some(isCounseling) && (
                <ActionMenu
                  text="Change"
                  label={`Change the access of ${name}`}
                  icon={<EditIcon />}
                  actions={[
                    {
                      text: 'Another counselor…',
                      opensDialog: true,
                      icon: <ExchangeIcon />,
                      run: () => setAsked({ open: 'counselor', staff: one }),
                    },
                    {
                      text: 'End access…',
                      opensDialog: true,
                      icon: <RemoveIcon />,
                      intent: 'danger',
                      run: () => setAsked({ open: 'end', staff: one }),
                    },
                  ]}
                />
              )}
            </li>
          );
        })}
      </ul>
      <CounselorDialog isOpen={open === 'counselor'} student={student} instead={staff} onClose={close} />
      <EndAccessDialog isOpen={open === 'end'} student={student} staff={staff} onClose={close} />
    </section>
  );
}
