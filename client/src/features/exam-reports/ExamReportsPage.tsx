import { useLocation, useSearchParams } from 'react-router-dom';
import { examMessages } from 'contract/exams';
import { HOME } from 'contract/roles';
import { ExamsApi } from '../../domain/exams/exams.api';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { Empty } from '../../shared/list/States';
import { BackLink } from '../../shared/ui/BackLink';
import { PageSubject } from '../../shared/ui/PageHeader';
import { useReportAddress } from './address';
import { t } from './en';
import styles from './examReports.module.css';
import { Report } from './Report';

export default function ExamReportsPage() {
  const { id, role, ...user } = useSignedInUser();
  const [params] = useSearchParams();
  const studentId = params.get('studentId');
  if (role === 'student')
    return (
      <Report
        studentId={id}
        subject={
          <p className={styles.onPaper}>
            {fullName({ firstName: user.first_name, lastName: user.last_name })}
          </p>
        }
      />
    );
  if (!studentId)
    return (
      <Empty sketch="chart" action={<BackLink to={HOME[role]}>{t.students}</BackLink>}>
        {examMessages.missingStudent}
      </Empty>
    );
  return (
    <>
      <BackLink to={HOME[role]}>{t.students}</BackLink>
      <Report key={studentId} studentId={studentId} subject={<Subject studentId={studentId} />} />
    </>
  );
}

function Subject({ studentId }: { studentId: string }) {
  const { type } = useReportAddress();
  const known = useLocation().state as Partial<Record<'firstName' | 'lastName', string>> | null;
  const { data } = ExamsApi.useExamAnalysisQuery({ studentId, type });
  const { firstName, lastName } = data?.attributes ?? known ?? {};
  return (
    <PageSubject>
      {firstName !== undefined && lastName !== undefined && t.forStudent(fullName({ firstName, lastName }))}
    </PageSubject>
  );
}
