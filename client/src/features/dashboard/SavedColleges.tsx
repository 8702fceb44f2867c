import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard, DashboardCollege } from 'contract/dashboard';
import { SAVED_STATUSES } from 'contract/saved-colleges';
import { usePlanPages } from '../../domain/children/planPages';
import { DEADLINE_NAMES } from '../../domain/colleges/deadlines';
import { Logo } from '../../domain/colleges/Logo';
import { placeOf } from '../../domain/colleges/savedStatus';
import { DueDate } from '../../shared/ui/DueDate';
import { KindLabel } from '../../shared/ui/KindLabel';
import styles from './CollegesCard.module.css';
import { t } from './en';

export const countsOf = (counts: Dashboard['colleges']['counts']): string =>
  SAVED_STATUSES.map((status) => t.colleges.counts[status](counts[status])).join(' · ');

export const SavedColleges = ({ colleges }: { colleges: readonly DashboardCollege[] }) => (
  <ul>
    {colleges.map((college) => (
      <Saved key={college.id} college={college} />
    ))}
  </ul>
);

interface RowProps {
  readonly id: string;
  readonly name: string;
  readonly details: ReactNode;
  readonly children?: ReactNode;
}

export function CollegeRow({ id, name, details, children }: RowProps) {
  const { colleges } = usePlanPages();
  return (
    <li className={styles.college}>
      <Logo ceeb={id} />
      <div className={styles.text}>
        <Link to={`${colleges}?college=${id}`} className={styles.name}>
          {name}
        </Link>
        <span className={styles.details}>{details}</span>
      </div>
      {children}
    </li>
  );
}

function Saved({ college }: { college: DashboardCollege }) {
  const { id, name, deadline } = college;
  return (
    <CollegeRow
      id={id}
      name={name}
      details={
        deadline ? (
          <KindLabel kind="deadline">
            {DEADLINE_NAMES[deadline.kind]} <DueDate date={deadline.date} />
          </KindLabel>
        ) : (
          placeOf(college)
        )
      }
    />
  );
}
