import { Button } from '@blueprintjs/core';
import type { StudentDetailResource } from 'contract/identity';
import { fullName } from '../../../shared/lib/format';
import { LastChange } from '../../../domain/changes/LastChange';
import { ROLE_NAMES } from '../../../domain/people/roles';
import { ActionMenu } from '../../../shared/ui/ActionMenu';
import { AddIcon, EditIcon, ExchangeIcon, RemoveIcon } from '../../../shared/ui/icons';
import { Box, Stack, Text } from '../../../shared/layout/layout';
import { DetailCard, DetailRow } from './DetailCard';
import { t } from './en';
import { useCounselors } from './useCounselors';

const isCounseling = (relation: string) => relation !== 'entity' && relation !== 'access-sync';

export function StaffCard({ student }: { student: StudentDetailResource }) {
  const counselors = useCounselors(student);
  const everybody = student.relationships.staff.data;
  return (
    <DetailCard
      full
      title={t.staff.title}
      tools={
        <Button size="small" icon={<AddIcon />} text={t.counselor.add} onClick={() => counselors.give()} />
      }
    >
      {everybody.length === 0 && (
        <Text as="p" flush tone="muted">
          {t.staff.none}
        </Text>
      )}
      <Box as="ul" lines>
        {everybody.map((one) => {
          const { role, relations } = one.attributes;
          const name = fullName(one.attributes);
          return (
            <DetailRow key={one.id}>
              <Stack as="span" grow breakable>
                {name}
                <Text size={2} tone="muted">
                  {ROLE_NAMES[role]} · {relations.map((relation) => t.staff.relations[relation]).join(', ')}
                </Text>
                <LastChange
                  studentId={student.id}
                  fact="access"
                  item={one.id}
                  name={t.staff.accessOf(name)}
                />
              </Stack>
              {relations.some(isCounseling) && (
                <ActionMenu
                  text={t.staff.change}
                  label={t.staff.changeOf(name)}
                  icon={<EditIcon />}
                  actions={[
                    {
                      text: t.staff.another,
                      opensDialog: true,
                      icon: <ExchangeIcon />,
                      run: () => counselors.give(one),
                    },
                    {
                      text: t.staff.end,
                      opensDialog: true,
                      icon: <RemoveIcon />,
                      intent: 'danger',
                      run: () => counselors.end(one),
                    },
                  ]}
                />
              )}
            </DetailRow>
          );
        })}
      </Box>
    </DetailCard>
  );
}
