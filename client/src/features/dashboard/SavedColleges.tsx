import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard, DashboardCollege } from 'contract/dashboard';
import { SAVED_STATUSES } from 'contract/saved-colleges';
import { usePlanPages } from '../../domain/children/planPages';
import { answerText, DEADLINE_NAMES } from '../../domain/colleges/deadlines';
import { Logo } from '../../domain/colleges/Logo';
import { placeOf } from '../../domain/colleges/savedStatus';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { DueDate } from '../../domain/tasks/DueDate';
import { KindLabel } from '../../domain/tasks/KindLabel';
import styles from './dashboard.module.css';
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
    <Row as="li" gap={3} item>
      <Logo ceeb={id} />
      <Stack grow>
        <Text
          as={Link}
          quiet
          breakable
          tone="ink"
          weight={500}
          to={`${colleges}?college=${id}`}
          className={styles.name}
        >
          {name}
        </Text>
        <Row as="span" wrap gap={[0, 2]} size={2} tone="muted">
          {details}
        </Row>
      </Stack>
      {children}
    </Row>
  );
}

function Saved({ college }: { college: DashboardCollege }) {
  const { id, name, deadline, status, answer } = college;
  return (
    <CollegeRow
      id={id}
      name={name}
      details={
        deadline ? (
          <KindLabel kind="deadline">
            {DEADLINE_NAMES[deadline.kind]} <DueDate date={deadline.date} />
          </KindLabel>
        ) : status === 'applied' ? (
          answerText(answer)
        ) : (
          placeOf(college)
        )
      }
    />
  );
}
