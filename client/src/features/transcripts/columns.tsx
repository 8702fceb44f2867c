import type { TranscriptResource } from 'contract/transcripts';
import { StudentLink } from '../../domain/students/StudentLink';
import { t as texts } from '../../domain/transcripts/en';
import { Stack, Text } from '../../shared/layout/layout';
import { formatDate } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { DueDate } from '../../domain/tasks/DueDate';
import { t } from './en';

const studentOf = ({ relationships }: TranscriptResource) => relationships.student.data!;

export const nameOf = (row: TranscriptResource): string =>
  t.name(studentOf(row).attributes.name, texts.documents[row.attributes.document], row.attributes.college);

export const StudentName = ({ row }: { row: TranscriptResource }) => (
  <StudentLink id={studentOf(row).id} tab="colleges">
    {studentOf(row).attributes.name}
  </StudentLink>
);

type Transcripts = readonly Column<TranscriptResource>[];

const FIRST: Transcripts = [
  {
    key: 'student',
    header: t.columns.student,
    cell: (row) => <StudentName row={row} />,
  },
  {
    key: 'document',
    header: t.columns.document,
    cell: ({ attributes }) => texts.documents[attributes.document],
  },
  { key: 'college', header: t.columns.college, cell: ({ attributes }) => attributes.college },
];

const REQUESTED: Column<TranscriptResource> = {
  key: 'requested',
  header: t.columns.requested,
  cell: ({ attributes: { requestedOn, requestedBy } }) => (
    <Dated date={requestedOn} about={t.by[requestedBy]} />
  ),
};

const OPEN: Transcripts = [
  ...FIRST,
  {
    key: 'due',
    header: t.columns.due,
    cell: ({ attributes: { dueOn } }) =>
      dueOn ? <DueDate date={dueOn} /> : <Text tone="muted">{t.noDeadline}</Text>,
  },
  REQUESTED,
];

const SENT: Transcripts = [
  ...FIRST,
  REQUESTED,
  {
    key: 'sent',
    header: t.columns.sent,
    cell: ({ attributes: { sentOn, way } }) =>
      sentOn && way && <Dated date={sentOn} about={texts.ways[way]} />,
  },
  {
    key: 'sender',
    header: t.columns.sender,
    cell: ({ relationships }) => relationships.sender.data?.attributes.name,
  },
];

export const columnsOf = (state: 'open' | 'sent'): Transcripts => (state === 'open' ? OPEN : SENT);

const Dated = ({ date, about }: { date: string; about: string }) => (
  <Stack>
    <span>{formatDate(date)}</span>
    <Text size={1} tone="muted">
      {about}
    </Text>
  </Stack>
);
