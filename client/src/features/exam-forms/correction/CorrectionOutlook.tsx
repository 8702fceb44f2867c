import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import type { CorrectionPreview, ExamFormDetail, FormChange } from 'contract/exam-forms';
import { errorMessage, type ErrorMessages } from '../../../shared/api/errors';
import { Text } from '../../../shared/layout/layout';
import { Failure } from '../../../shared/ui/Failure';
import { Affected } from './Affected';
import { t } from './en';
import { nowOf, type Target } from './target';
import { wordsFor } from './messages';
import styles from './correction.module.css';

interface CorrectionOutlookProps {
  readonly form: ExamFormDetail['attributes'];
  readonly target: Target;
  readonly change: FormChange;
  readonly preview: CorrectionPreview;
  readonly onBusy: (busy: boolean) => void;
  readonly onBack: () => void;
  readonly onConfirm: () => Promise<unknown>;
}

export function CorrectionOutlook(props: CorrectionOutlookProps) {
  const { form, target, change, preview, onBusy, onBack, onConfirm } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorMessages>();
  const become = (now: boolean) => {
    setBusy(now);
    onBusy(now);
  };
  const confirm = async () => {
    become(true);
    setFailure(undefined);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(errorMessage(error));
    }
    become(false);
  };
  return (
    <>
      <DialogBody>
        <Text as="p" breakable size={4} weight={600} ref={focus} tabIndex={-1} className={styles.step}>
          {t.step(wordsFor(nowOf(form, target)), wordsFor(change))}
        </Text>
        <p>{summaryOf(preview)}</p>
        <Affected preview={preview} />
        <Failure error={failure} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onBack} disabled={busy} text={t.back} />
            <Button intent="primary" loading={busy} onClick={confirm} text={t.confirm} />
          </>
        }
      />
    </>
  );
}

/** Takes the focus because the button that led here is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

function summaryOf({ meta: { entries, totals, sections, skills } }: CorrectionPreview): string {
  if (entries === 0) return t.noEntries;
  if (totals + sections + skills === 0) return t.noChange(entries);
  const parts = [
    totals > 0 && t.totals(totals),
    sections > 0 && t.sections(sections),
    skills > 0 && t.skills(skills),
  ].filter((part) => part !== false);
  return t.changes(entries, parts);
}
