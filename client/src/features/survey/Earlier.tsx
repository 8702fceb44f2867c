import { Button } from '@blueprintjs/core';
import type { SurveySubmission } from 'contract/survey';
import { RESULTS_PAGE } from '../../domain/survey/pages';
import { useMatches } from '../../domain/survey/useMatches';
import { formatDate } from '../../shared/lib/time';
import { Row, Text } from '../../shared/layout/layout';
import { ButtonLink } from '../../shared/ui/ButtonLink';
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
      <ButtonLink to={RESULTS_PAGE}>{t.earlier.show}</ButtonLink>
      <Button variant="minimal" text={t.earlier.fill} disabled={isBegun} onClick={() => onFill(submission)} />
    </Row>
  );
}
