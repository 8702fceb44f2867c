import { Button } from '@blueprintjs/core';
import type { StudentDetailResource } from 'contract/identity';
import { fullName } from '../../../shared/lib/format';
import { LastChange } from '../../../domain/changes/LastChange';
import { ROLE_NAMES } from '../../../domain/people/roles';
import { ActionMenu } from '../../../shared/ui/ActionMenu';
import { AddIcon, EditIcon, ExchangeIcon, RemoveIcon } from '../../../shared/ui/icons';
import { Box, Stack, Text } from '../../../shared/layout/layout';
import { AccessApi } from '../../../domain/access/access.api';
import { openConfirm } from '../../../shared/form/confirm';
import { openForm, type Form } from '../../../shared/form/openForm';
import { focusPageTitle } from '../../../shared/ui/PageHeader';
import { runAction } from '../../../shared/ui/undo';
import { DetailCard, DetailRow } from './DetailCard';
import { t } from './en';
import type { CounselorValues } from './CounselorPicker';

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

type Staff = StudentDetailResource['relationships']['staff']['data'][number];

function useCounselors(student: StudentDetailResource) {
  const [give] = AccessApi.useGiveCounselorMutation();
  const [end] = AccessApi.useEndCounselingMutation();
  const studentName = fullName(student.attributes);
  const formOf = async (instead?: Staff): Promise<Form<CounselorValues>> => {
    const { default: CounselorPicker } = await import('./CounselorPicker');
    const before = instead ? fullName(instead.attributes) : '';
    return {
      title: before ? t.counselor.another(before) : t.counselor.add,
      submitLabel: before ? t.counselor.change : t.counselor.add,
      defaults: { counselor: { id: '', name: '' } },
      onSubmit: async ({ counselor }) => {
        await runAction(
          give({ studentId: student.id, staffId: counselor.id, instead: instead?.id }),
          t.counselor.given(counselor.name, studentName),
        );
      },
      children: (
        <Box minHeight="280px">
          <p>
            {before ? t.counselor.consequenceFor(studentName, before) : t.counselor.consequence(studentName)}
          </p>
          <CounselorPicker />
        </Box>
      ),
    };
  };

  return {
    give: (instead?: Staff) => openForm(formOf(instead)),
    end: ({ id: staffId, attributes }: Staff) => {
      const name = fullName(attributes);
      openConfirm({
        title: t.end.title(name),
        children: (
          <>
            <p>{t.end.consequence(name, studentName)}</p>
            {attributes.relations.includes('entity') && <p>{t.end.throughEntity}</p>}
          </>
        ),
        confirmLabel: t.end.confirm,
        onConfirm: async () => {
          await runAction(end({ studentId: student.id, staffId }), t.end.ended(name, studentName));
        },
        refocus: focusPageTitle,
      });
    },
  };
}
