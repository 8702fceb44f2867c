import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from 'contract/roles';
import type { StudentResource } from 'contract/students';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { useHasPage } from '../../shared/routing/pageTable';
import {
  AddIcon,
  DocumentIcon,
  HistoryIcon,
  PersonIcon,
  TickCircleIcon,
  TimelineBarChartIcon,
} from '../../shared/ui/icons';
import { useNarrow } from '../../shared/ui/media';
import { Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import styles from './students.module.css';

interface StudentLink {
  readonly words: { readonly text: string; readonly of: (name: string) => string };
  readonly icon: ReactElement;
  readonly to: (studentId: string) => string;
}

const about = (path: string) => (id: string) => `${path}?studentId=${id}`;

const details = (base: string): StudentLink => ({
  words: t.details,
  icon: <PersonIcon />,
  to: (id) => `${base}/students/${id}`,
});

const tasks = (path: string): StudentLink => ({
  words: t.tasks,
  icon: <TickCircleIcon />,
  to: about(path),
});

const advising = (base: string): readonly StudentLink[] => [
  { words: t.snapshot, icon: <DocumentIcon />, to: (id) => `${base}/students/${id}/snapshot` },
  { words: t.reports, icon: <TimelineBarChartIcon />, to: about(`${base}/student-exam-report`) },
  { words: t.test, icon: <AddIcon />, to: about(`${base}/student-exam-entry`) },
];

const LINKS: Readonly<Record<Role, readonly StudentLink[]>> = {
  student: [],
  parent: [],
  recommender: [],
  counselor: advising('/counselor'),
  account_admin: advising('/account-admin'),
  exam_admin: [{ words: t.test, icon: <AddIcon />, to: about('/exam-admin/exam-entry') }],
  admin: [
    { words: t.adminSnapshot, icon: <DocumentIcon />, to: (id) => `/admin/students/${id}/snapshot` },
    details('/admin'),
    { words: t.history, icon: <HistoryIcon />, to: (id) => `/admin/audit?subject=${id}` },
  ],
};

const TASKS_PAGES: Partial<Record<Role, string>> = {
  counselor: '/counselor/counselor-tasks',
  account_admin: '/account-admin/account-admin-tasks',
};

export const tasksPageOf = (role: Role): string | undefined => TASKS_PAGES[role];

const TASKS_LINKS: Partial<Record<Role, StudentLink>> = {
  counselor: tasks(TASKS_PAGES.counselor!),
  account_admin: tasks(TASKS_PAGES.account_admin!),
};

const stateOf = ({ attributes: { firstName, lastName } }: StudentResource) => ({ firstName, lastName });

/** Links the text of a row to the student's tasks, besides the row's buttons, if the user has the page. */
export function useTasksLink() {
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const link = TASKS_LINKS[role];
  return (student: StudentResource, shown: ReactNode): ReactNode =>
    link && hasPage(link.to('id')) ? (
      <Text as={Link} quiet to={link.to(student.id)} state={stateOf(student)} className={styles.plain}>
        <span className="visually-hidden">{link.words.of(fullName(student.attributes))}: </span>
        {shown}
      </Text>
    ) : (
      shown
    );
}

export function useStudentLinks() {
  const { role } = useSignedInUser();
  const isNarrow = useNarrow();
  const hasPage = useHasPage();
  const tasksLink = isNarrow ? TASKS_LINKS[role] : undefined;
  const links = [...LINKS[role], ...(tasksLink ? [tasksLink] : [])].filter(({ to }) => hasPage(to('id')));
  if (links.length === 0) return undefined;
  return (student: StudentResource) => (
    <Row as="span" wrap gap={1} className={styles.links} style={{ '--count': links.length } as CSSProperties}>
      {links.map(({ words, icon, to }) => (
        <Row
          as={Link}
          key={words.text}
          inline
          justify="center"
          gap={1}
          size={1}
          tone="ink"
          weight={500}
          nowrap
          to={to(student.id)}
          state={stateOf(student)}
          title={words.text}
          aria-label={words.of(fullName(student.attributes))}
        >
          {icon}
          <span className={styles.words}>{words.text}</span>
        </Row>
      ))}
    </Row>
  );
}
