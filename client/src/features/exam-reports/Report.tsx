import { Button, SegmentedControl } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { EXAM_TYPES, type ExamType } from 'contract/exam-definitions';
import { examMessages } from 'contract/exams';
import type { Role } from 'contract/roles';
import { examFailure, useExamResultsQuery } from '../../domain/exams/exams.api';
import { t as texts } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { isApiError, messageOf } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { Box, Row, Stack } from '../../shared/layout/layout';
import { formatDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { PageLine } from '../../shared/ui/PageHeader';
import { PrintIcon, AddIcon } from '../../shared/ui/icons';
import { useHere } from '../../shared/routing/origin';
import { useHasPage } from '../../shared/routing/pageTable';
import { useReportAddress } from './address';
import { Breakdown } from './Breakdown';
import { Comparison } from './Comparison';
import { t } from './en';
import styles from './examReports.module.css';
import { NextSteps } from './NextSteps';
import type { OfStudent, ReportProps } from './report';
import { Scores } from './Scores';
import { Skills } from './Skills';
import { Superscore } from './Superscore';
import { Trend } from './Trend';

interface ReportOfProps {
  readonly studentId: string;
  /** Names the student where the page does not. */
  readonly subject?: ReactNode;
}

export function Report({ studentId, subject }: ReportOfProps) {
  const { role } = useSignedInUser();
  const { type, choose } = useReportAddress();
  const results = useExamResultsQuery({ studentId, type });
  const isUnknown = isApiError(results.error) && results.error.status === 404;
  const none = <NoTests studentId={studentId} type={type} />;
  return (
    <Stack gap={4} className={styles.page}>
      {subject}
      <Row wrap gap={[2, 3]} className={styles.tools}>
        <SegmentedControl
          aria-label={t.type}
          options={EXAM_TYPES.map((value) => ({ value, label: texts.types[value] }))}
          value={type}
          onValueChange={(value) => choose(value as ExamType)}
        />
        {(results.currentData?.length ?? 0) > 0 && (
          <>
            <Button icon={<PrintIcon />} text={t.print} onClick={() => window.print()} />
            <AddTest studentId={studentId} />
          </>
        )}
      </Row>
      {role === 'student' && isUnknown ? (
        none
      ) : (
        <Loaded
          query={results}
          what={t.loading}
          rows={10}
          message={isUnknown ? messageOf(results.error) : examFailure(results.error)}
          empty={none}
        >
          {(exams) => <Parts studentId={studentId} type={type} exams={exams} />}
        </Loaded>
      )}
    </Stack>
  );
}

function Parts(props: ReportProps) {
  const { attributes } = props.exams[0]!;
  const { role } = useSignedInUser();
  return (
    <>
      <PageLine>{t.newest(formatDate(attributes.dateTaken), attributes.examCode)}</PageLine>
      <SampleNote {...props} />
      <Stack gap={4} className={styles.columns}>
        <Stack gap={4}>
          <Trend {...props} />
          <Superscore {...props} />
          <Skills {...props} />
        </Stack>
        <Stack gap={4}>
          {/* They become tasks, which exam admins do not work with. */}
          {role !== 'exam_admin' && <NextSteps {...props} />}
          {/* Its answers are of use where they can be chosen; the skills are on paper too. */}
          <div data-screen>
            <Breakdown {...props} />
          </div>
        </Stack>
      </Stack>
      <Stack gap={4} className={styles.last}>
        <Comparison {...props} />
        <Scores {...props} />
      </Stack>
    </>
  );
}

/** Says once which scores on the page come from sample forms. */
function SampleNote({ exams }: ReportProps) {
  const samples = exams.filter(({ attributes }) => attributes.sample);
  if (samples.length === 0) return null;
  const dates = samples.map(({ attributes }) => formatDate(attributes.dateTaken));
  return (
    <Row gap={2} size={2} tone="muted">
      <Box fixed>
        <Sample />
      </Box>
      {samples.length === exams.length ? t.allSample : t.someSample(dates.join('; '))}
    </Row>
  );
}

function NoTests({ studentId, type }: OfStudent) {
  return (
    <Empty of="exams" action={<AddTest studentId={studentId} />}>
      {examMessages.noTests}. {t.none(type)}
    </Empty>
  );
}

const ENTRY: Partial<Readonly<Record<Role, (studentId: string) => string>>> = {
  student: () => '/studentExamEntry',
  counselor: (id) => `/counselor/student-exam-entry?studentId=${id}`,
  account_admin: (id) => `/account-admin/student-exam-entry?studentId=${id}`,
};

function AddTest({ studentId }: { studentId: string }) {
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const here = useHere();
  const to = ENTRY[role]?.(studentId);
  if (!to || !hasPage(to)) return null;
  return (
    <ButtonLink to={to} state={here} primary className="no-print" icon={<AddIcon />}>
      {t.addTest}
    </ButtonLink>
  );
}
