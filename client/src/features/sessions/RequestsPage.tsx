import { Button } from '@blueprintjs/core';
import {
  OPEN_STATES,
  SESSION_STATES,
  sessionMessages,
  type SessionReply,
  type SessionRequestResource,
  type SessionState,
} from 'contract/sessions';
import type { Query } from 'contract/calls';
import { t as sessions } from '../../domain/sessions/en';
import { StudentLink } from '../../domain/students/StudentLink';
import { Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { formatDate, formatInstant, formatZonedTime } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { RowMenu } from '../../shared/list/RowMenu';
import { useFilters } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import type { MenuAction } from '../../shared/ui/ActionMenu';
import { openDialog } from '../../shared/ui/dialogs';
import { CrossIcon, TimeIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { PageLine } from '../../shared/ui/PageHeader';
import { t as all } from './en';
import { SessionState as StateTag } from './SessionCard';
import { SessionsApi } from './sessions.api';
import { t as staff } from './staff/en';
import { useChanges } from './useChanges';
import { useReplies } from './useReplies';
import styles from './sessions.module.css';

const t = all.requests;

const AddCounselor = lazyComponent(() => import('./AddCounselor'));

type Session = SessionRequestResource;

const nameOf = (session: Session, who: 'student' | 'counselor') => {
  const person = session.relationships[who].data?.attributes;
  return person ? fullName(person) : undefined;
};

function Student({ session }: { session: Session }) {
  const id = session.relationships.student.data?.id;
  return id ? <StudentLink id={id}>{nameOf(session, 'student')}</StudentLink> : undefined;
}

const columns: readonly Column<Session>[] = [
  { key: 'time', header: t.time, cell: ({ attributes }) => <Time session={attributes} /> },
  { key: 'student', header: t.student, cell: (session) => <Student session={session} />, namesRow: true },
  {
    key: 'counselor',
    header: t.with,
    cell: (session) => (
      <>
        {nameOf(session, 'counselor') ?? all.session.nobody}
        {session.attributes.replies.map((reply) => (
          <Reply key={reply.counselorId} reply={reply} />
        ))}
      </>
    ),
  },
  {
    key: 'length',
    header: t.length,
    className: styles.short,
    cell: ({ attributes }) => all.session.minutes(attributes.lengthInMinutes),
  },
  {
    key: 'state',
    header: t.state.label,
    className: styles.ends,
    cell: (session) => <StateTag session={session} />,
    atEnd: true,
  },
];

function Reply({ reply: { counselor, proposedTime, reason } }: { reply: SessionReply }) {
  const name = fullName(counselor);
  const time = proposedTime && `${formatDate(proposedTime)}, ${formatZonedTime(proposedTime)}`;
  return (
    <Text as="p" flush breakable size={1} tone="muted">
      {time ? all.session.proposes(name, time) : all.session.declined(name)}
      {reason && <span>: {reason}</span>}
    </Text>
  );
}

const Time = ({ session: { timeRequested } }: { session: Session['attributes'] }) => (
  <span className={styles.short} title={formatInstant(timeRequested)}>
    {formatDate(timeRequested)}, {formatZonedTime(timeRequested)}
  </span>
);

const filters = [
  {
    name: 'state',
    label: t.state.label,
    options: [
      { value: '', label: t.state.open },
      ...SESSION_STATES.map((state) => ({ value: state, label: sessions.states[state] })),
    ],
  },
  {
    name: 'hasCounselor',
    label: t.counselor.label,
    options: [
      { value: '', label: t.counselor.any },
      { value: 'true', label: t.counselor.with },
      { value: 'false', label: t.counselor.without },
    ],
  },
  {
    name: 'paid',
    label: t.paid.label,
    options: [
      { value: '', label: t.paid.any },
      { value: 'true', label: t.paid.yes },
      { value: 'false', label: t.paid.no },
    ],
  },
];

const CHOICES: Readonly<Record<string, boolean | undefined>> = { true: true, false: false };

function useSearch(): Query<'GET /sessions/requests'> {
  const [{ state, hasCounselor, paid }] = useFilters({ state: '', hasCounselor: '', paid: '' });
  const [currentPage] = usePage();
  return {
    state: SESSION_STATES.find((one): one is SessionState => one === state),
    hasCounselor: CHOICES[hasCounselor],
    paid: CHOICES[paid],
    currentPage,
  };
}

export default function RequestsPage() {
  const query = SessionsApi.useSessionRequestsQuery(useSearch());
  const { menuOf } = useChanges();
  const { decline, propose } = useReplies();
  const repliesTo = (session: Session): MenuAction[] => [
    {
      text: staff.waiting.propose,
      icon: <TimeIcon />,
      opensDialog: true,
      run: () => propose(session, true),
    },
    { text: staff.waiting.decline, icon: <CrossIcon />, opensDialog: true, run: () => decline(session) },
  ];
  const changesOf = (session: Session) => {
    const changes = menuOf(session);
    const isWaiting = changes.length > 0 && session.attributes.state === 'proposed';
    const more = isWaiting ? [...repliesTo(session), ...changes] : changes;
    return more.length > 0 && <RowMenu name={nameOf(session, 'student') ?? ''} more={more} />;
  };
  return (
    <>
      <PageLine>{query.currentData && t.count(query.currentData.total)}</PageLine>
      <ResourceList<Session, never>
        what={t.what}
        pages={t.pages}
        query={query}
        sketch="camera"
        empty={sessionMessages.noRequests}
        nameOf={(session) => nameOf(session, 'student') ?? ''}
        filters={filters}
        table={{ columns }}
        actions={(session) =>
          OPEN_STATES.includes(session.attributes.state) && (
            <>
              <Button
                size="small"
                {...(session.relationships.counselor.data
                  ? { text: t.change, 'aria-label': t.changeLabel(nameOf(session, 'student') ?? '') }
                  : { text: t.add, 'aria-label': t.addLabel(nameOf(session, 'student') ?? '') })}
                onClick={() =>
                  openDialog(AddCounselor, { session, student: nameOf(session, 'student') ?? '' })
                }
              />
              {session.relationships.counselor.data && (
                <ButtonLink
                  to={`/lobby?roomId=${session.id}`}
                  aria-label={t.joinLabel(nameOf(session, 'student') ?? '')}
                  size="small"
                >
                  {t.join}
                </ButtonLink>
              )}
              {changesOf(session)}
            </>
          )
        }
      />
    </>
  );
}
