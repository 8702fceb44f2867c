import { Button, Classes } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useStudentsQuery } from '../../domain/students/students.api';
import { studentPage, type StudentTab } from '../../domain/students/StudentLink';
import { hasPage, placeOf, type StudentVisit } from '../../domain/students/visit';
import { Row, Text } from '../../shared/layout/layout';
import { ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons';
import { t } from './en';

interface NeighborsProps {
  readonly visit: StudentVisit;
  readonly studentId: string;
  readonly tab: StudentTab;
}

/** Leads to the students before and after this one in the list from which this one was opened. */
export function Neighbors({ visit, studentId, tab }: NeighborsProps) {
  const previous = useNeighbor(visit, studentId, -1);
  const next = useNeighbor(visit, studentId, 1);
  return (
    <Row as="nav" gap={2} aria-label={t.neighbors.label} className="no-print">
      <NeighborLink to={previous} tab={tab} label={t.neighbors.previous} icon={<ChevronLeftIcon />} />
      <Text size={2} tone="muted" tabular nowrap>
        {t.neighbors.place(placeOf(visit, studentId), visit.total)}
      </Text>
      <NeighborLink to={next} tab={tab} label={t.neighbors.next} icon={<ChevronRightIcon />} />
    </Row>
  );
}

interface Neighbor {
  readonly id: string;
  readonly visit: StudentVisit;
}

function useNeighbor(visit: StudentVisit, studentId: string, step: -1 | 1): Neighbor | undefined {
  const id = visit.ids[visit.ids.indexOf(studentId) + step];
  const page = visit.page + step;
  const isOnOtherPage = id === undefined && hasPage(visit, step);
  const { currentData } = useStudentsQuery({ ...visit.search, currentPage: page }, { skip: !isOnOtherPage });
  if (id !== undefined) return { id, visit };
  if (!isOnOtherPage || !currentData) return undefined;
  const ids = currentData.data.map((student) => student.id);
  const nearest = step === 1 ? ids[0] : ids.at(-1);
  return nearest === undefined ? undefined : { id: nearest, visit: { ...visit, page, ids } };
}

interface NeighborLinkProps {
  readonly to: Neighbor | undefined;
  readonly tab: StudentTab;
  readonly label: string;
  readonly icon: ReactElement;
}

const NeighborLink = ({ to, tab, label, icon }: NeighborLinkProps) =>
  to ? (
    <Link
      to={studentPage(to.id, tab)}
      state={{ visit: to.visit }}
      className={Classes.BUTTON}
      aria-label={label}
      title={label}
    >
      {icon}
    </Link>
  ) : (
    <Button disabled icon={icon} aria-label={label} title={label} />
  );
