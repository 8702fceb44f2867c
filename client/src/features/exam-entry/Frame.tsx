import type { ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import { HOME } from 'contract/roles';
import { AccountApi } from '../../domain/account/account.api';
import { StudentLink } from '../../domain/students/StudentLink';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { BackLink } from '../../shared/ui/BackLink';
import { PageLine, focusPageTitle } from '../../shared/ui/PageHeader';
import { openConfirm } from '../../shared/form/confirm';
import { Row } from '../../shared/layout/layout';
import { formatInstant } from '../../shared/lib/time';
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

export function DraftNote({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const ask = () =>
    openConfirm({
      title: t.draft.title,
      children: t.draft.consequence,
      confirmLabel: t.draft.confirm,
      onConfirm: async () => onDiscard(),
      refocus: focusPageTitle,
    });
  return (
    <Row wrap justify="between" gap={[2, 4]} pad={[2, 'inset']} framed below={4} flushContent>
      <p role="status">{t.draft.restored(formatInstant(at))}</p>
      <Button text={t.draft.discard} onClick={ask} />
    </Row>
  );
}
