import { Button } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { examMessages, type ExamResultResource } from 'contract/exams';
import type { Role } from 'contract/roles';
import { t as exams } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { formatScore, totalOf } from '../../domain/exams/scores';
import { useSignedInUser } from '../../shared/api/session';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { useHasPage } from '../../shared/routing/pageTable';
import { t as all } from './en';
import styles from './examEntry.module.css';

const t = all.done;

const ANALYSIS: Readonly<Partial<Record<Role, string>>> = {
  student: '/exam-reports',
  counselor: '/counselor/student-exam-report',
  account_admin: '/account-admin/student-exam-report',
};

interface DoneProps {
  readonly result: ExamResultResource;
  readonly studentId: string;
  readonly onAnother: () => void;
}

/** Takes the focus, because the submit button is gone. */
export function Done({ result: { id, attributes }, studentId, onAnother }: DoneProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const page = ANALYSIS[role];
  const about = new URLSearchParams({
    ...(role !== 'student' && { studentId }),
    type: attributes.testType,
    exam: id,
  });
  return (
    <Stack justify="start" gap={2} pad={3} ref={panel} tabIndex={-1} className={styles.done} data-outcome>
      <Text as="h3" tone="success">
        {examMessages.added}
      </Text>
      <Row as="p" wrap gap={2}>
        {t.score(exams.totals[attributes.testType], formatScore(totalOf(attributes)))}
        {attributes.sample && <Sample />}
      </Row>
      {page && hasPage(page) && <Link to={`${page}?${about}`}>{t.analysis}</Link>}
      <Button text={t.another} onClick={onAnother} />
    </Stack>
  );
}
