import type { Role } from 'contract/roles';
import { ParentsCard } from '../../domain/parents/ParentsCard';
import { UrgentItems } from '../../features/student-tasks/detail/ActionItems';
import { Snapshot } from '../../features/snapshot/Snapshot';
import type { SnapshotSection } from '../../features/snapshot/sections';
import { SnapshotApi } from '../../features/snapshot/snapshot.api';
import { messageOf } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { Stack } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { useHere } from '../../shared/routing/origin';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { PrintIcon } from '../../shared/ui/icons';
import { Toolbar } from '../../shared/ui/Toolbar';
import { t } from './en';
import type { StudentTabProps } from './tab';

const SNAPSHOTS: Partial<Record<Role, string>> = {
  counselor: '/counselor/students',
  account_admin: '/account-admin/students',
  admin: '/admin/students',
};

const NOTHING: readonly SnapshotSection[] = [];

export default function Overview({ student: { id, attributes } }: StudentTabProps) {
  const { role } = useSignedInUser();
  const here = useHere();
  const query = SnapshotApi.useSnapshotQuery({ studentId: id, asOf: '' });
  return (
    <Stack gap={4}>
      <UrgentItems studentId={id} missing={attributes.progress?.missing ?? []}>
        {/* The details of the other roles contain the card. */}
        {role === 'counselor' && <ParentsCard studentId={id} level={3} />}
      </UrgentItems>
      <div>
        <Toolbar>
          <ButtonLink to={`${SNAPSHOTS[role]}/${id}/snapshot`} state={here} icon={<PrintIcon />}>
            {t.printSnapshot}
          </ButtonLink>
        </Toolbar>
        <Loaded query={query} what={t.record} message={query.error ? messageOf(query.error) : undefined}>
          {(snapshot) => <Snapshot snapshot={snapshot} hidden={NOTHING} />}
        </Loaded>
      </div>
    </Stack>
  );
}
