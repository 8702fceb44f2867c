import { Button, ProgressBar } from '@blueprintjs/core';
import { type ComponentType, type ReactNode, useRef } from 'react';
import type { ShownIssue } from 'contract/imports';
import { openConfirm } from '../../shared/form/confirm';
import { Card, Grid, Row, Text } from '../../shared/layout/layout';
import { formatInstant } from '../../shared/lib/time';
import { toast } from '../../shared/ui/toast';
import { formatNumber } from '../../shared/lib/format';
import type { Column } from '../../shared/list/columns';
import { ScrollingTable } from '../../shared/list/ScrollingTable';
import { t } from './en';
import type { ImportedFile } from './imports';
import styles from './imports.module.css';
import { ErrorIcon, HistoryIcon, SearchIcon, TickIcon, WarningSignIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';

export interface RunProps<File> {
  readonly file: File;
  readonly onStarted: () => void;
}

export interface ImportActions<File extends ImportedFile> {
  readonly outcomeOf: (file: File['attributes']) => string;
  readonly detailsOf?: (file: File) => ReactNode;
  readonly furtherOf?: (file: File) => ReactNode;
  /** For a checked file: a `RunButton` or `NothingToImport`. */
  readonly Run: ComponentType<RunProps<File>>;
  readonly undo: (id: string) => Promise<unknown>;
  readonly undoConsequence: string;
}

export function ImportCard<File extends ImportedFile>({
  file,
  ...acts
}: ImportActions<File> & { file: File }) {
  const { fileName, encoding, state, createdAt, progress, reason, faults, faultCount } = file.attributes;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears when the state changes, so the focus moves to the heading.
  const keepFocus = () => heading.current?.focus({ preventScroll: true });
  return (
    <Card as="article" gap={3} pad={[4, 'inset']} breakable className={styles.card} aria-label={fileName}>
      <Row as="header" wrap justify="between" gap={[2, 3]}>
        <h3 ref={heading} tabIndex={-1}>
          {fileName}
        </h3>
        <ImportStateTag state={state} />
      </Row>
      <Text as="p" flush width="measure" tone="muted">
        {t.origin(formatInstant(createdAt), encoding)}
      </Text>
      <p role="status">{acts.outcomeOf(file.attributes)}</p>
      {acts.detailsOf?.(file)}
      {reason && (
        <Text as="p" tone="danger">
          {reason}
        </Text>
      )}
      {(state === 'running' || state === 'undoing') && (
        <Running progress={progress} undoing={state === 'undoing'} />
      )}
      <ImportIssues issues={faults} count={faultCount} open={state === 'checked'} />
      {(state === 'checked' || state === 'failed') && <acts.Run file={file} onStarted={keepFocus} />}
      <Undo file={file} undo={acts.undo} consequence={acts.undoConsequence} onStarted={keepFocus}>
        {acts.furtherOf?.(file)}
      </Undo>
    </Card>
  );
}

function Running({ progress, undoing }: { progress: number; undoing: boolean }) {
  return (
    <Grid columns="1fr auto" align="center" gap={3} tabular>
      <ProgressBar
        value={progress}
        intent="primary"
        stripes={false}
        aria-label={undoing ? t.undoing : t.running}
      />
      <span>{t.progress(progress)}</span>
    </Grid>
  );
}

interface RunButtonProps extends Pick<RunProps<never>, 'onStarted'> {
  readonly label: string;
  readonly isLoading: boolean;
  readonly run: () => Promise<unknown>;
  readonly children?: ReactNode;
}

export function RunButton({ label, isLoading, run, onStarted, children }: RunButtonProps) {
  return (
    <Row wrap justify="between" gap={3} className={styles.run}>
      {children}
      <Button
        intent="primary"
        text={label}
        loading={isLoading}
        onClick={() => run().then(onStarted, toast.failure)}
      />
    </Row>
  );
}

export const NothingToImport = () => (
  <Text as="p" flush width="measure" tone="muted">
    {t.nothing}
  </Text>
);

interface UndoProps {
  readonly file: ImportedFile;
  readonly undo: (id: string) => Promise<unknown>;
  readonly consequence: string;
  readonly onStarted: () => void;
  readonly children: ReactNode;
}

function Undo({ file: { id, attributes }, undo, consequence, onStarted, children }: UndoProps) {
  const { fileName, state } = attributes;
  const ask = () =>
    openConfirm({
      title: t.undoTitle(fileName),
      children: consequence,
      confirmLabel: t.undoConfirm,
      onConfirm: () => undo(id),
      refocus: onStarted,
    });
  return (
    <>
      {(state === 'done' || state === 'failed') && (
        <Row wrap justify="between" gap={3} className={styles.run}>
          {children}
          <Button text={t.undo} aria-label={t.undoLabel(fileName)} onClick={ask} />
        </Row>
      )}
    </>
  );
}

const STATES = {
  checked: { icon: <SearchIcon /> },
  running: { icon: <HistoryIcon />, intent: 'primary' },
  done: { icon: <TickIcon />, intent: 'success' },
  failed: { icon: <ErrorIcon />, intent: 'danger' },
  undoing: { icon: <HistoryIcon />, intent: 'primary' },
  undone: { icon: <HistoryIcon /> },
} as const;

const ImportStateTag = ({ state }: { state: ImportedFile['attributes']['state'] }) => (
  <StatusTag {...STATES[state]} label={t.states[state]} />
);

interface IssueRow extends ShownIssue {
  readonly id: string;
}

const columns: readonly Column<IssueRow>[] = [
  { key: 'line', header: t.issues.line, className: styles.line, cell: ({ line }) => formatNumber(line) },
  { key: 'student', header: t.issues.student, cell: ({ student }) => student ?? '–' },
  { key: 'message', header: t.issues.why, cell: ({ message }) => message },
  {
    key: 'severity',
    header: t.issues.severity,
    atEnd: true,
    cell: ({ severity }) => (
      <div>
        {severity === 'error' ? (
          <StatusTag label={t.issues.leftOut} icon={<ErrorIcon />} intent="danger" />
        ) : (
          <StatusTag label={t.issues.taken} icon={<WarningSignIcon />} intent="warning" />
        )}
      </div>
    ),
  },
];

interface IssuesProps {
  readonly issues: readonly ShownIssue[];
  readonly count: number;
  readonly open: boolean;
}

function ImportIssues({ issues, count, open }: IssuesProps) {
  if (count === 0) return null;
  const rows = issues.map((issue, index) => ({ ...issue, id: String(index) }));
  return (
    <details open={open} className={styles.issues}>
      <summary>{t.issues.summary(count)}</summary>
      <ScrollingTable
        caption={t.issues.what}
        columns={
          issues.some(({ student }) => student) ? columns : columns.filter(({ key }) => key !== 'student')
        }
        rows={rows}
      />
      {count > rows.length && (
        <Text as="p" flush width="measure" tone="muted">
          {t.issues.more(count - rows.length)}
        </Text>
      )}
    </details>
  );
}
