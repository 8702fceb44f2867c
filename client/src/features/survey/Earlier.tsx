import { Button, Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { SurveySubmission } from 'contract/survey';
import { RESULTS_PAGE } from '../../domain/survey/pages';
import { useMatches } from '../../domain/survey/useMatches';
import { formatDate } from '../../shared/lib/time';
import { Row, Text } from '../../shared/layout/layout';
import styles from './survey.module.css';
import { t } from './en';

interface EarlierProps {
  readonly isBegun: boolean;
  readonly onFill: (submission: SurveySubmission) => void;
}

/** Stays visible while the student answers, so that no slider moves. */
export function Earlier({ isBegun, onFill }: EarlierProps) {
  const { submission, submittedAt } = useMatches().currentData?.meta ?? {};
  if (!submission || !submittedAt) return null;
  return (
    <Row framed wrap gap={[2, 3]} pad={[3, 'inset']} className={styles.earlier}>
      <Text as="p" flush weight={500}>
        {t.earlier.taken(formatDate(submittedAt))} {isBegun && t.earlier.begun}
      </Text>
      <Link to={RESULTS_PAGE} className={Classes.BUTTON}>
        {t.earlier.show}
      </Link>
      <Button variant="minimal" text={t.earlier.fill} disabled={isBegun} onClick={() => onFill(submission)} />
    </Row>
  );
}
