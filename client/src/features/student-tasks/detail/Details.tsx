import type { StudentDetailResource } from 'contract/identity';
import { Link } from 'react-router-dom';
import { useMove } from '../../../domain/access/useMove';
import { useRemoveFromSchool } from '../../../domain/access/useRemoveFromSchool';
import { LastChange } from '../../../domain/changes/LastChange';
import { ParentsCard } from '../../../domain/parents/ParentsCard';
import { useSignedInUser } from '../../../shared/api/session';
import { fullName } from '../../../shared/lib/format';
import { formatDate } from '../../../shared/lib/time';
import { ActionMenu } from '../../../shared/ui/ActionMenu';
import { DescriptionList } from '../../../shared/ui/DescriptionList';
import { EditIcon, ExchangeIcon, RemoveIcon } from '../../../shared/ui/icons';
import { Box, Grid, Stack, Text } from '../../../shared/layout/layout';
import { DetailCard, DetailRow } from './DetailCard';
import { t } from './en';
import { EntitlementsCard } from './EntitlementsCard';
import { ExportCard } from './ExportCard';
import { StaffCard } from './StaffCard';

export function Details({ student }: { student: StudentDetailResource }) {
  const { firstName, lastName, email, phoneNumber, createdAt } = student.attributes;
  const { role } = useSignedInUser();
  return (
    <Grid min={360} align="start" gap={4}>
      <DetailCard
        title={t.account.title}
        tools={role === 'admin' && <Link to={`/admin/audit?subject=${student.id}`}>{t.account.history}</Link>}
      >
        <DescriptionList
          facts={[
            [t.account.firstName, firstName],
            [t.account.lastName, lastName],
            [t.account.email, email],
            [t.account.phone, phoneNumber ?? '–'],
            [
              t.account.signedUp,
              <time key="at" dateTime={createdAt}>
                {formatDate(createdAt)}
              </time>,
            ],
          ]}
        />
        <LastChange studentId={student.id} fact="record" item="profile" name={t.account.title} />
      </DetailCard>
      <EntitiesCard student={student} />
      <StaffCard student={student} />
      <ParentsCard studentId={student.id} level={3} />
      <ExportCard student={student} />
      {role === 'admin' && <EntitlementsCard student={student} />}
    </Grid>
  );
}

function EntitiesCard({ student }: { student: StudentDetailResource }) {
  const { role } = useSignedInUser();
  const moveStudent = useMove();
  const removeStudent = useRemoveFromSchool();
  const entities = student.relationships.entities.data;
  return (
    <DetailCard title={t.entities.title}>
      {entities.length === 0 && (
        <Text as="p" flush tone="muted">
          {t.entities.none}
        </Text>
      )}
      <Box as="ul" lines>
        {entities.map(({ id: entityId, attributes: { name: entityName } }) => {
          const name = fullName(student.attributes);
          const membership = { userId: student.id, name, role: 'student', entityId, entityName } as const;
          const move = {
            text: t.entities.move,
            opensDialog: true,
            icon: <ExchangeIcon />,
            run: () => moveStudent(membership),
          };
          return (
            <DetailRow key={entityId}>
              <Stack as="span" grow breakable>
                {entityName}
              </Stack>
              <ActionMenu
                text={t.entities.change}
                label={t.entities.changeIn(entityName)}
                icon={<EditIcon />}
                actions={[
                  ...(role === 'admin' ? [move] : []),
                  {
                    text: t.entities.takeOut,
                    opensDialog: true,
                    icon: <RemoveIcon />,
                    intent: 'danger',
                    run: () => removeStudent(membership),
                  },
                ]}
              />
            </DetailRow>
          );
        })}
      </Box>
    </DetailCard>
  );
}
