import type { CSSProperties, ReactElement } from 'react';
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
import { t } from './en';
import styles from './links.module.css';

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
  counselor: [...advising('/counselor'), tasks('/counselor/counselor-tasks')],
  account_admin: [
    ...advising('/account-admin'),
    tasks('/account-admin/account-admin-tasks'),
    details('/account-admin'),
  ],
  exam_admin: [{ words: t.test, icon: <AddIcon />, to: about('/exam-admin/exam-entry') }],
  admin: [
    { words: t.adminSnapshot, icon: <DocumentIcon />, to: (id) => `/admin/students/${id}/snapshot` },
    details('/admin'),
    { words: t.history, icon: <HistoryIcon />, to: (id) => `/admin/audit?subject=${id}` },
  ],
};

/** Where the reader can go from a student: only to pages that there are. None where there is none. */
export function useStudentLinks() {
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const links = LINKS[role].filter(({ to }) => hasPage(to('id')));
  if (links.length === 0) return undefined;
  return ({ id, attributes }: StudentResource) => (
    <span className={styles.links} style={{ '--count': links.length } as CSSProperties}>
      {links.map(({ words, icon, to }) => (
        <Link
          key={words.text}
          to={to(id)}
          state={{ firstName: attributes.firstName, lastName: attributes.lastName }}
          title={words.text}
          aria-label={words.of(fullName(attributes))}
        >
          {icon}
          <span className={styles.text}>{words.text}</span>
        </Link>
      ))}
    </span>
  );
}
