import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HOME } from 'contract/roles';
import { useAccessQuery } from '../../domain/account/account.api';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { ChevronLeftIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { t } from './en';
import styles from './Frame.module.css';

export const StudentsLink = () => {
  const { role } = useSignedInUser();
  return (
    <Link to={HOME[role]} className={styles.back}>
      <ChevronLeftIcon />
      {t.students}
    </Link>
  );
};

/** Says whose exam it is; staff get back to their students. */
export function Frame({ studentId, children }: { studentId: string; children: ReactNode }) {
  const isOwn = useSignedInUser().id === studentId;
  const { data: access } = useAccessQuery(undefined, { skip: isOwn });
  const student = access?.find(({ relationships }) => relationships.student?.data?.id === studentId);
  return (
    <>
      <PageLine>{isOwn ? t.kept : student && t.forStudent(fullName(student.attributes))}</PageLine>
      {!isOwn && <StudentsLink />}
      {children}
    </>
  );
}
