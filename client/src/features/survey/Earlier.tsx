import { Button } from '@blueprintjs/core';
import type { SurveySubmission } from 'contract/survey';
import { useMatches } from '../../domain/survey/useMatches';
import { formatDate } from '../../shared/lib/time';
import styles from './Earlier.module.css';
import { t } from './en';

interface EarlierProps {
  readonly isBegun: boolean;
  readonly onShow: () => void;
  readonly onFill: (submission: SurveySubmission) => void;
}

/** Stays visible while the student answers, so that no slider moves. */
export function Earlier({ isBegun, onShow, onFill }: EarlierProps) {
  const { submission, submittedAt } = useMatches().currentData?.meta ?? {};
  if (!submission || !submittedAt) return null;
  return (
    <div className={styles.earlier}>
      <p>{t.earlier.taken(formatDate(submittedAt))}</p>
      <Button text={t.earlier.show} onClick={onShow} />
      <Button variant="minimal" text={t.earlier.fill} disabled={isBegun} onClick={() => onFill(submission)} />
    </div>
  );
}
