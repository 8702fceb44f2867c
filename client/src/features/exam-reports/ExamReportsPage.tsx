import { Button, SegmentedControl } from '@blueprintjs/core';
import { useLocation, useSearchParams } from 'react-router-dom';
import { EXAM_TYPES, type ExamType } from 'contract/exam-definitions';
import { examMessages } from 'contract/exams';
import { HOME } from 'contract/roles';
import { examFailure, useExamAnalysisQuery, useExamResultsQuery } from '../../domain/exams/exams.api';
import { t as words } from '../../domain/exams/en';
import { isApiError, messageOf } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { Row, Stack } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { formatDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { BackLink } from '../../shared/ui/BackLink';
import { PageLine, PageSubject } from '../../shared/ui/PageHeader';
import { PrintIcon } from '../../shared/ui/icons';
import { useReportAddress } from './address';
import { AddTest } from './AddTest';
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

export default function ExamReportsPage() {
  const { id, role } = useSignedInUser();
  const [params] = useSearchParams();
  const studentId = role === 'student' ? id : params.get('studentId');
  if (studentId) return <Report key={studentId} studentId={studentId} />;
  return (
    <Empty of="exams" action={<BackLink to={HOME[role]}>{t.students}</BackLink>}>
      {examMessages.missingStudent}
    </Empty>
  );
}

function Report({ studentId }: { studentId: string }) {
  const { role, ...user } = useSignedInUser();
  const { type, choose } = useReportAddress();
  const results = useExamResultsQuery({ studentId, type });
  const isUnknown = isApiError(results.error) && results.error.status === 404;
  const none = <NoTests studentId={studentId} type={type} />;
  return (
    <>
      {role !== 'student' && <BackLink to={HOME[role]}>{t.students}</BackLink>}
      <Stack gap={4} className={styles.page}>
        {role === 'student' ? (
          <p className={styles.onPaper}>
            {fullName({ firstName: user.first_name, lastName: user.last_name })}
          </p>
        ) : (
          <Subject studentId={studentId} type={type} />
        )}
        <Row wrap gap={[2, 3]} className={styles.tools}>
          <SegmentedControl
            aria-label={t.type}
            options={EXAM_TYPES.map((value) => ({ value, label: words.types[value] }))}
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
    </>
  );
}

function Parts(props: ReportProps) {
  const { attributes } = props.exams[0]!;
  return (
    <>
      <PageLine>{t.newest(formatDate(attributes.dateTaken), attributes.examCode)}</PageLine>
      <Stack gap={4} className={styles.grid}>
        <Trend {...props} />
        <NextSteps {...props} />
        <Superscore {...props} />
        <Comparison {...props} />
      </Stack>
      <Scores {...props} />
      <Skills {...props} />
      <Breakdown {...props} />
    </>
  );
}

function Subject({ studentId, type }: OfStudent) {
  const known = useLocation().state as Partial<Record<'firstName' | 'lastName', string>> | null;
  const { data } = useExamAnalysisQuery({ studentId, type });
  const { firstName, lastName } = data?.attributes ?? known ?? {};
  return (
    <PageSubject>
      {firstName !== undefined && lastName !== undefined && t.forStudent(fullName({ firstName, lastName }))}
    </PageSubject>
  );
}

function NoTests({ studentId, type }: OfStudent) {
  return (
    <Empty of="exams" action={<AddTest studentId={studentId} />}>
      {examMessages.noTests}. {t.none(type)}
    </Empty>
  );
}
