import { useEffect } from 'react';
import { AccessApi } from '../../domain/access/access.api';
import { Details } from '../../features/student-tasks/detail/Details';
import { messageOf } from '../../shared/api/errors';
import { Loaded } from '../../shared/list/Loaded';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import type { StudentTabProps } from './tab';

export default function DetailsTab({ student: { id } }: StudentTabProps) {
  const query = AccessApi.useStudentDetailQuery(id);
  const { error } = query;
  useEffect(() => {
    if (error) toast.failure(error);
  }, [error]);
  return (
    <Loaded query={query} what={t.loading} message={error ? messageOf(error) : undefined}>
      {(student) => <Details student={student} />}
    </Loaded>
  );
}
