import type { Entitlement, EntitlementResource } from 'contract/entitlements';
import type { StudentDetailResource } from 'contract/identity';
import { fullName } from '../../../shared/lib/format';
import { formatDate } from '../../../shared/lib/time';
import { Loaded } from '../../../shared/list/Loaded';
import { ActionMenu } from '../../../shared/ui/ActionMenu';
import { AddIcon, EditIcon, RemoveIcon } from '../../../shared/ui/icons';
import { openDialog } from '../../../shared/ui/dialogs';
import { lazyComponent } from '../../../shared/ui/lazyComponent';
import { Box, Stack, Text } from '../../../shared/layout/layout';
import { DetailCard, DetailRow } from './DetailCard';
import { t as all } from './en';
import type { EntitlementChange } from './EntitlementDialog';
import { useEntitlementsQuery } from './entitlements.api';

const t = all.entitlements;

const EntitlementDialog = lazyComponent(() => import('./EntitlementDialog'));

export function EntitlementsCard({ student }: { student: StudentDetailResource }) {
  const query = useEntitlementsQuery(student.id);
  const change = (change: EntitlementChange) =>
    openDialog(EntitlementDialog, {
      ...{ studentId: student.id, studentName: fullName(student.attributes) },
      change,
    });
  return (
    <DetailCard title={t.title}>
      <Loaded query={query} what={t.loading} rows={1}>
        {(data) => (
          <Box as="ul" lines>
            {data.map((one) => (
              <EntitlementRow key={one.id} entitlement={one} onChange={change} />
            ))}
          </Box>
        )}
      </Loaded>
    </DetailCard>
  );
}

interface EntitlementRowProps {
  readonly entitlement: EntitlementResource;
  readonly onChange: (change: EntitlementChange) => void;
}

function EntitlementRow({ entitlement: { id, attributes }, onChange }: EntitlementRowProps) {
  const entitlement = id as Entitlement;
  const name = t.names[entitlement];
  const { since, reason } = attributes;
  const owned = since !== null;
  return (
    <DetailRow>
      <Stack as="span" grow breakable>
        {name}
        <Text size={2} tone="muted">
          {owned ? t.since(formatDate(since), reason) : t.notOwned}
        </Text>
      </Stack>
      <ActionMenu
        text={t.change}
        label={t.changeOf(name)}
        icon={<EditIcon />}
        actions={[
          {
            text: owned ? t.revoke.action : t.give.action,
            opensDialog: true,
            icon: owned ? <RemoveIcon /> : <AddIcon />,
            intent: owned ? 'danger' : undefined,
            run: () => onChange({ entitlement, owned: !owned }),
          },
        ]}
      />
    </DetailRow>
  );
}
