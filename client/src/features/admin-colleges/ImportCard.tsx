import { Button, Checkbox, ProgressBar } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import type { CollegeImportResource } from 'contract/college-imports';
import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
import { counted, formatNumber } from '../../shared/lib/format';
import { formatInstant } from '../../shared/lib/time';
import { toast } from '../../shared/ui/toast';
import { useRunImportMutation, useUndoImportMutation } from './adminColleges.api';
import { Faults } from './Faults';
import { ImportStateTag } from './ImportStateTag';
import styles from './adminColleges.module.css';

type Import = CollegeImportResource['attributes'];

export function ImportCard({ file: { id, attributes } }: { file: CollegeImportResource }) {
  const { fileName, encoding, state, createdAt, progress, reason } = attributes;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes as the state changes.
  const keepFocus = () => heading.current?.focus({ preventScroll: true });
  return (
    <article className={styles.card} aria-label={fileName}>
      <header className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {fileName}
        </h3>
        <ImportStateTag state={state} />
      </header>
      <p className={styles.note}>
        Checked on {formatInstant(createdAt)}, read as {encoding}
      </p>
      <p role="status">{outcomeOf(attributes)}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {(state === 'running' || state === 'undoing') && (
        <Running progress={progress} undoing={state === 'undoing'} />
      )}
      <Faults faults={attributes.faults} count={attributes.faultCount} open={state === 'checked'} />
      {(state === 'checked' || state === 'failed') && <Run id={id} file={attributes} onStarted={keepFocus} />}
      <Undo id={id} file={attributes} onStarted={keepFocus} />
    </article>
  );
}

function outcomeOf({ state, rows, added, changed, unchanged, undone }: Import): string {
  if (undone) {
    const { deleted, restored, kept } = undone;
    return `Taken back: ${formatNumber(deleted)} deleted, ${formatNumber(restored)} changed back, ${formatNumber(kept)} left because somebody has edited them since.`;
  }
  const counts = [formatNumber(added), formatNumber(changed), formatNumber(unchanged)];
  return state === 'done' || state === 'undoing'
    ? `${counts[0]} added, ${counts[1]} changed, ${counts[2]} unchanged.`
    : `${counted(rows, 'row')}: ${counts[0]} to add, ${counts[1]} to change, ${counts[2]} unchanged.`;
}

function Running({ progress, undoing }: { progress: number; undoing: boolean }) {
  return (
    <div className={styles.progress}>
      <ProgressBar
        value={progress}
        intent="primary"
        stripes={false}
        aria-label={undoing ? 'Taking the import back' : 'Importing'}
      />
      <span>{Math.round(progress * 100)} %</span>
    </div>
  );
}

interface ActionProps {
  readonly id: string;
  readonly file: Import;
  readonly onStarted: () => void;
}

function Run({ id, file: { added, changed }, onStarted }: ActionProps) {
  const [run, { isLoading }] = useRunImportMutation();
  const [publish, setPublish] = useState(true);
  if (added + changed === 0) return <p className={styles.note}>There is nothing to import.</p>;
  return (
    <div className={styles.run}>
      <Checkbox
        checked={publish}
        onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
        label="Publish new colleges at once"
      />
      <Button
        intent="primary"
        text={`Import ${counted(added + changed, 'college')}`}
        loading={isLoading}
        onClick={() => run({ id, publish }).unwrap().then(onStarted, toast.failure)}
      />
    </div>
  );
}

function Undo({ id, file: { fileName, state }, onStarted }: ActionProps) {
  const [undo] = useUndoImportMutation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {(state === 'done' || state === 'failed') && (
        <div className={styles.run}>
          <Button text="Undo" aria-label={`Undo the import of ${fileName}`} onClick={() => setAsking(true)} />
        </div>
      )}
      <ConfirmDialog
        isOpen={asking}
        title={`Undo the import of ${fileName}?`}
        confirmLabel="Undo import"
        onConfirm={() => undo(id).unwrap()}
        onClose={() => setAsking(false)}
        refocus={onStarted}
      >
        <p>
          Colleges that it added are deleted, and figures that it changed are changed back. What people have
          edited since stays.
        </p>
      </ConfirmDialog>
    </>
  );
}
