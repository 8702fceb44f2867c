import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import type { CorrectionPreview, ExamFormDetail, FormChange, AffectedEntry } from 'contract/exam-forms';
import type { ExamType } from 'contract/exam-definitions';
import { errorMessage, type ErrorMessages } from '../../../shared/api/errors';
import { Text } from '../../../shared/layout/layout';
import { Failure } from '../../../shared/ui/Failure';
import { t as exams } from '../../../domain/exams/en';
import { formatScore, sectionScores, totalOf } from '../../../domain/exams/scores';
import { fullName } from '../../../shared/lib/format';
import { formatShortDate } from '../../../shared/lib/time';
import type { Column } from '../../../shared/list/columns';
import { ScrollingTable } from '../../../shared/list/ScrollingTable';
import { t } from './en';
import { nowOf, type Target, wordsFor } from './target';
import styles from '../examForms.module.css';

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

const tableText = t.table;

const columnsOf = (type: ExamType): readonly Column<AffectedEntry>[] => [
  { key: 'student', header: tableText.student, cell: ({ attributes }) => fullName(attributes) },
  {
    key: 'date',
    header: tableText.date,
    cell: ({ attributes }) => formatShortDate(attributes.after.dateTaken),
  },
  {
    key: 'total',
    header: exams.totals[type],
    cell: ({ attributes: { before, after } }) => stepOf(totalOf(before), totalOf(after)),
  },
  { key: 'sections', header: tableText.sections, cell: ({ attributes }) => sectionsOf(attributes) },
];

const stepOf = (before: number | null, after: number | null) =>
  before === after ? formatScore(after) : t.step(formatScore(before), formatScore(after));

function sectionsOf({ before, after }: AffectedEntry['attributes']): string {
  const earlier = new Map(sectionScores(before));
  const changes = sectionScores(after).flatMap(([section, score]) => {
    const from = earlier.get(section) ?? null;
    return from === score
      ? []
      : [tableText.section(exams.parts[section], formatScore(from), formatScore(score))];
  });
  return changes.join(', ') || tableText.skillsAlone;
}

function Affected({ preview: { data, meta } }: { preview: CorrectionPreview }) {
  const [first] = data;
  if (!first) return null;
  const more = meta.totals + meta.sections + meta.skills - data.length;
  return (
    <>
      <div className={styles.affected}>
        <ScrollingTable
          caption={tableText.label}
          columns={columnsOf(first.attributes.after.testType)}
          rows={data}
        />
      </div>
      {more > 0 && (
        <Text as="p" above={2} tone="muted">
          {tableText.more(more)}
        </Text>
      )}
    </>
  );
}
