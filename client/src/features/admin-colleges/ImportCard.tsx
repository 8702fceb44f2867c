import { Button, Checkbox, ProgressBar } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import type { CollegeImportResource } from 'contract/college-imports';
import { useConfirm } from '../../shared/form/useDialogs';
import { formatInstant } from '../../shared/lib/time';
import { toast } from '../../shared/ui/toast';
import { useRunImportMutation, useUndoImportMutation } from './adminColleges.api';
import { t } from './en';
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
      <p className={styles.note}>{t.imports.origin(formatInstant(createdAt), encoding)}</p>
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
  if (undone) return t.imports.takenBack(undone.deleted, undone.restored, undone.kept);
  return state === 'done' || state === 'undoing'
    ? t.imports.hasChanged(added, changed, unchanged)
    : t.imports.willChange(rows, added, changed, unchanged);
}

function Running({ progress, undoing }: { progress: number; undoing: boolean }) {
  return (
    <div className={styles.progress}>
      <ProgressBar
        value={progress}
        intent="primary"
        stripes={false}
        aria-label={undoing ? t.imports.undoing : t.imports.running}
      />
      <span>{t.imports.progress(progress)}</span>
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
  if (added + changed === 0) return <p className={styles.note}>{t.imports.nothing}</p>;
  return (
    <div className={styles.run}>
      <Checkbox
        checked={publish}
        onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
        label={t.imports.publish}
      />
      <Button
        intent="primary"
        text={t.imports.run(added + changed)}
        loading={isLoading}
        onClick={() => run({ id, publish }).unwrap().then(onStarted, toast.failure)}
      />
    </div>
  );
}

function Undo({ id, file: { fileName, state }, onStarted }: ActionProps) {
  const [undo] = useUndoImportMutation();
  const question = useConfirm();
  const ask = () =>
    question.ask({
      title: t.imports.undoTitle(fileName),
      children: t.imports.undoConsequence,
      confirmLabel: t.imports.undoConfirm,
      onConfirm: () => undo(id).unwrap(),
      refocus: onStarted,
    });
  return (
    <>
      {(state === 'done' || state === 'failed') && (
        <div className={styles.run}>
          <Button text={t.imports.undo} aria-label={t.imports.undoLabel(fileName)} onClick={ask} />
        </div>
      )}
      {question.dialog}
    </>
  );
}
