import { useState, type ReactNode } from 'react';
import {
  SCHOOL_DOCUMENTS,
  TRANSCRIPT_ORDERS,
  TRANSCRIPT_STATES,
  type TranscriptResource,
  SENDING_WAYS,
  transcriptRules,
} from 'contract/transcripts';
import type { SendingFields } from 'contract/requests/transcripts';
import { t as texts } from '../../domain/transcripts/en';
import { TranscriptsApi } from '../../domain/transcripts/transcripts.api';
import { Row, Text, Stack } from '../../shared/layout/layout';
import { BulkAct, BulkBar } from '../../shared/list/BulkBar';
import { ExportButton } from '../../shared/list/ExportButton';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { RowButton } from '../../shared/list/RowButton';
import { useFilters } from '../../shared/routing/useUrlState';
import { FilterChips } from '../../shared/ui/FilterChips';
import { CrossIcon, TickIcon, UndoIcon } from '../../shared/ui/icons';
import { useNarrow } from '../../shared/ui/media';
import { focusPageTitle, PageLine } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { formatDate, today } from '../../shared/lib/time';
import { DueDate } from '../../domain/tasks/DueDate';
import { defineFields } from '../../shared/form/fields';
import { openForm } from '../../shared/form/openForm';
import '../../domain/transcripts/transcripts.api';
import { download, endpoints, mutation, resource, lists } from '../../shared/api/resource';
import { columnsOf, nameOf, StudentName } from './columns';
import { t } from './en';

const changed = lists('Transcript', 'SavedCollege');

const {
  useTranscriptsQuery,
  useSendTranscriptsMutation,
  useReopenTranscriptsMutation,
  useExportTranscriptsMutation,
} = endpoints({
  transcripts: resource('Transcript').list('GET /transcripts'),
  sendTranscripts: mutation('POST /transcripts/sent', { undo: true, invalidatesTags: changed }),
  reopenTranscripts: mutation('POST /transcripts/reopened', { undo: true, invalidatesTags: changed }),
  exportTranscripts: download('GET /transcripts.csv', t.file),
});

const [OPEN, SENT] = TRANSCRIPT_STATES;
const [BY_DEADLINE, BY_WAIT] = TRANSCRIPT_ORDERS;

const DOCUMENTS = [
  { value: '', label: t.anyDocument },
  ...SCHOOL_DOCUMENTS.map((value) => ({ value, label: texts.documents[value] })),
];
const ORDERS = [
  { value: '', label: t.sorts.deadline },
  { value: BY_WAIT, label: t.sorts.waiting },
];

export default function TranscriptsPage() {
  const [address, go] = useFilters({ q: '', state: '', order: '', document: '' });
  const [currentPage] = usePage();
  const state = address.state === SENT ? SENT : OPEN;
  const search = {
    state,
    sort: address.order === BY_WAIT ? BY_WAIT : BY_DEADLINE,
    document: SCHOOL_DOCUMENTS.find((known) => known === address.document),
    q: address.q || undefined,
  };
  const query = useTranscriptsQuery({ ...search, currentPage });
  const [save] = useExportTranscriptsMutation();
  const [withdraw] = TranscriptsApi.useWithdrawTranscriptMutation();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { send, reopen } = useSending(() => setSelected(new Set()));
  const isNarrow = useNarrow();
  const select = (rows: readonly TranscriptResource[], on: boolean) =>
    setSelected(withRows(selected, rows, on));
  const counts = (query.currentData ?? query.data)?.counts;
  const act = state === SENT ? reopen : send;

  const remove = (row: TranscriptResource) => {
    const { document, college } = row.attributes;
    const action = withdraw({ studentId: row.relationships.student.data!.id, id: row.id });
    runAction(action, texts.withdrawn(texts.documents[document], college)).then(
      () => focusPageTitle(),
      toast.failure,
    );
  };
  const buttonsOf = (row: TranscriptResource) =>
    state === SENT ? (
      <RowButton
        icon={<UndoIcon />}
        label={t.reopen.one(nameOf(row))}
        tip={t.reopen.button}
        onClick={() => reopen([row.id])}
      />
    ) : (
      <>
        <RowButton
          icon={<TickIcon />}
          label={t.send.one(nameOf(row))}
          tip={t.send.button}
          onClick={() => send([row.id])}
        />
        <RowButton
          icon={<CrossIcon />}
          label={t.withdraw.one(nameOf(row))}
          tip={t.withdraw.tip}
          onClick={() => remove(row)}
        />
      </>
    );
  return (
    <>
      <PageLine>{counts && t.summary(counts.open, counts.late, counts.dueSoon)}</PageLine>
      <Text as="p" tone="muted">
        {t.about}
      </Text>
      <ResourceList<TranscriptResource, never>
        {...t.list}
        query={query}
        sketch="files"
        empty={search.q || search.document ? t.none.noMatch : t.none[state]}
        nameOf={nameOf}
        filters={[
          { name: 'document', label: t.document, options: DOCUMENTS },
          ...(state === OPEN ? [{ name: 'order', label: t.sort, options: ORDERS }] : []),
        ]}
        tools={<ExportButton onExport={() => save(search).unwrap()} />}
        table={isNarrow ? undefined : { columns: columnsOf(state) }}
        select={{
          selected,
          label: (row) => t.select.one(nameOf(row)),
          all: t.select.all,
          onSelect: select,
        }}
        card={(row, buttons) => <TranscriptCard row={row} buttons={buttons} />}
        close
        actions={buttonsOf}
      >
        <Row below={3}>
          <FilterChips
            label={t.states.label}
            value={state}
            options={TRANSCRIPT_STATES.map((value) => ({
              value,
              text: t.states[value],
              count: counts?.[value],
            }))}
            onChange={(value) => {
              setSelected(new Set());
              go({ state: value === OPEN ? '' : value });
            }}
          />
        </Row>
      </ResourceList>
      {selected.size > 0 && (
        <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
          <BulkAct
            icon={state === SENT ? <UndoIcon /> : <TickIcon />}
            text={state === SENT ? t.reopen.button : t.send.button}
            onClick={() => act([...selected])}
          />
        </BulkBar>
      )}
    </>
  );
}

function withRows(
  selected: ReadonlySet<string>,
  rows: readonly TranscriptResource[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const { id } of rows)
    if (on) next.add(id);
    else next.delete(id);
  return next;
}

interface TranscriptCardProps {
  readonly row: TranscriptResource;
  readonly buttons: ReactNode;
}

function TranscriptCard({ row, buttons }: TranscriptCardProps) {
  const { document, college, dueOn, requestedOn, requestedBy, sentOn, way } = row.attributes;
  return (
    <Row align="start" gap={1} pad={[2, 'inset']}>
      <Stack gap={1} grow shrink breakable>
        <Text weight={600}>
          <StudentName row={row} />
        </Text>
        <span>{t.card(texts.documents[document], college)}</span>
        <Text size={2} tone="muted">
          {sentOn && way
            ? texts.sent(formatDate(sentOn), texts.ways[way])
            : `${texts.requested(formatDate(requestedOn))} ${t.by[requestedBy]}`}
        </Text>
        {!sentOn && dueOn && (
          <Text size={2}>
            <DueDate date={dueOn} />
          </Text>
        )}
      </Stack>
      {buttons}
    </Row>
  );
}

const fields = defineFields<SendingFields>({
  sentOn: { label: t.send.sentOn, kind: 'date', rules: transcriptRules.sentOn, max: today() },
  way: {
    label: t.send.way,
    kind: 'select',
    options: SENDING_WAYS.map((value) => ({ value, label: texts.ways[value] })),
  },
});

/** The rows that had the focus leave the list. */
function useSending(onDone: () => void) {
  const [send] = useSendTranscriptsMutation();
  const [reopen] = useReopenTranscriptsMutation();
  const done = () => {
    onDone();
    focusPageTitle();
  };
  return {
    send: (ids: readonly string[]) => {
      openForm({
        title: t.send.title(ids.length),
        submitLabel: t.send.button,
        defaults: { sentOn: today(), way: SENDING_WAYS[0] },
        children: (
          <>
            <fields.Fields />
            <p>{t.about}</p>
          </>
        ),
        onSubmit: async (values) => {
          await runAction(send({ ids, ...fields.bodyOf(values) }), t.send.done(ids.length));
          done();
        },
      });
    },
    reopen: (ids: readonly string[]) => {
      runAction(reopen({ ids }), t.reopen.done(ids.length)).then(done, toast.failure);
    },
  };
}
