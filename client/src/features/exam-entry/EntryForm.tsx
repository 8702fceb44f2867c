import { Button } from '@blueprintjs/core';
import { useRef, useState, type ReactNode } from 'react';
import type { ExamType } from 'contract/exam-definitions';
import { examRules, type ExamEntry, type ExamFormResource } from 'contract/exams';
import { violation } from 'contract/rules';
import { testMessages } from 'contract/test-scores';
import { violationText } from '../../shared/form/FieldError';
import { openConfirm } from '../../shared/form/confirm';
import { Stack } from '../../shared/layout/layout';
import { today } from '../../shared/lib/time';
import { t } from './en';
import { entryFailure, type EntryFailure } from './exam-entry.api';
import { Fields } from './Fields';
import { focusCell, Grid } from './Grid';
import { Instructions } from './Instructions';
import { inRanges, isBlank, progressOf, sectionsOf, totalOf, type Place } from './sheet';
import { Summary } from './Summary';
import { newDraft, type Draft } from './useDraft';
import styles from './examEntry.module.css';

interface EntryFormProps {
  readonly draft: Draft;
  readonly forms: readonly ExamFormResource[];
  readonly onChange: (changed: (draft: Draft) => Draft) => void;
  readonly mayChangeType?: boolean;
  readonly isTaken: (draft: Draft) => boolean;
  readonly isReadOnly: boolean;
  readonly isBusy: boolean;
  readonly submit: {
    readonly label: string;
    readonly title: (unanswered: number) => string;
    readonly confirm: string;
    readonly isOpen: boolean;
    readonly isLocked?: boolean;
    readonly run: (entry: ExamEntry) => Promise<unknown>;
  };
  readonly children?: ReactNode;
}

export function EntryForm({ draft, forms, onChange, submit, children, ...is }: EntryFormProps) {
  const { type, sheet, dateTaken } = draft;
  const grid = useRef<HTMLDivElement>(null);
  const date = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState<Place>();
  const [failure, setFailure] = useState<EntryFailure>({});
  const [isDateLeft, setDateLeft] = useState(false);

  const progress = progressOf(type, sheet);
  const { answered, open } = totalOf(progress);
  const dateIssue =
    violationText(violation(examRules.dateTaken, dateTaken)) ??
    (dateTaken < today() ? undefined : testMessages.testDateTooLate) ??
    (is.isTaken(draft) ? testMessages.sameTest : undefined);
  const isDateShown = isDateLeft || is.isTaken(draft);

  const change = (changed: (draft: Draft) => Draft) => {
    setFailure({});
    onChange(changed);
  };
  const changeType = (to: ExamType) => {
    const reset = () => change((now) => ({ ...newDraft(to), dateTaken: now.dateTaken }));
    if (to === type) return;
    if (isBlank(sheet)) reset();
    else {
      openConfirm({
        title: t.reset.title(to),
        children: t.reset.consequence(answered),
        confirmLabel: t.reset.confirm,
        onConfirm: async () => reset(),
      });
    }
  };

  const send = async () => {
    setFailure({});
    try {
      await submit.run({
        testType: type,
        examCode: draft.code,
        dateTaken,
        sections: sectionsOf(type, sheet),
      });
    } catch (error) {
      setFailure(entryFailure(error));
    }
  };
  const ask = () => {
    setDateLeft(true);
    if (dateIssue) {
      date.current?.focus();
      return;
    }
    if (answered === 0) setFailure({ message: t.summary.nothing });
    else if (open === 0) void send();
    else {
      openConfirm({
        title: submit.title(open),
        children: <Unanswered progress={progress} />,
        confirmLabel: submit.confirm,
        intent: 'primary',
        onConfirm: send,
      });
    }
  };

  return (
    <Stack align="start" gap={4} className={styles.page}>
      <Stack gap={4}>
        {!is.isReadOnly && <Instructions />}
        <Fields
          draft={draft}
          forms={forms}
          isReadOnly={is.isReadOnly}
          onType={is.mayChangeType ? changeType : undefined}
          onChange={(changes) => change((now) => ({ ...now, ...changes }))}
          onDateLeft={() => setDateLeft(dateTaken !== '')}
          faults={{
            examCode: failure.examCode,
            dateTaken: failure.dateTaken ?? (isDateShown && !is.isReadOnly ? dateIssue : undefined),
          }}
          dateRef={date}
        />
        <Grid
          key={type}
          ref={grid}
          type={type}
          sheet={sheet}
          isReadOnly={is.isReadOnly}
          onPlace={setLast}
          onChange={(changed) => change((now) => ({ ...now, sheet: changed(now.sheet) }))}
        />
      </Stack>
      <Summary
        type={type}
        sheet={sheet}
        last={last}
        isReadOnly={is.isReadOnly}
        onGo={(place) => focusCell(grid.current, place)}
        failure={failure}
      >
        {!submit.isLocked && (
          <Button
            intent="primary"
            text={submit.label}
            loading={is.isBusy}
            disabled={!submit.isOpen}
            onClick={ask}
          />
        )}
        {children}
      </Summary>
    </Stack>
  );
}

const Unanswered = ({ progress }: { progress: ReturnType<typeof progressOf> }) => (
  <>
    <p>{t.unanswered.consequence}</p>
    <ul>
      {progress.map(
        ({ title, open }) => open.length > 0 && <li key={title}>{t.unanswered.of(title, inRanges(open))}</li>,
      )}
    </ul>
  </>
);
