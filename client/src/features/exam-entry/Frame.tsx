import type { ReactNode } from 'react';
import { HOME } from 'contract/roles';
import { AccountApi } from '../../domain/account/account.api';
import { StudentLink } from '../../domain/students/StudentLink';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { BackLink } from '../../shared/ui/BackLink';
import { PageLine } from '../../shared/ui/PageHeader';
import { t } from './en';

export const StudentsLink = () => {
  const { role } = useSignedInUser();
  return <BackLink to={HOME[role]}>{t.students}</BackLink>;
};

export function Frame({ studentId, children }: { studentId: string; children: ReactNode }) {
  const isOwn = useSignedInUser().id === studentId;
  const { data: access } = AccountApi.useAccessToQuery(studentId, { skip: isOwn });
  const student = access?.find(({ relationships }) => relationships.student?.data?.id === studentId);
  return (
    <>
      <PageLine>
        {isOwn
          ? t.kept
          : student && (
              <StudentLink id={studentId} tab="tests">
                {t.forStudent(fullName(student.attributes))}
              </StudentLink>
            )}
      </PageLine>
      {!isOwn && <StudentsLink />}
      {children}
    </>
  );
}
