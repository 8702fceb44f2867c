import { Button } from '@blueprintjs/core';
import type { StudentDetailResource } from 'contract/identity';
import { Link } from 'react-router-dom';
import type { Entitlement, EntitlementResource } from 'contract/entitlements';
import type { Language } from 'contract/languages';
import { useMove } from '../../../domain/access/useMove';
import { useRemoveFromSchool } from '../../../domain/access/useRemoveFromSchool';
import { LastChange } from '../../../domain/changes/LastChange';
import { ParentsCard } from '../../../domain/parents/ParentsCard';
import { useSignedInUser } from '../../../shared/api/session';
import { fullName } from '../../../shared/lib/format';
import { formatDate } from '../../../shared/lib/time';
import { ActionMenu } from '../../../shared/ui/ActionMenu';
import { DescriptionList } from '../../../shared/ui/DescriptionList';
import { EditIcon, ExchangeIcon, RemoveIcon, AddIcon, DownloadIcon } from '../../../shared/ui/icons';
import { Box, Grid, Stack, Text } from '../../../shared/layout/layout';
import { Loaded } from '../../../shared/list/Loaded';
import { openDialog } from '../../../shared/ui/dialogs';
import { lazyComponent } from '../../../shared/ui/lazyComponent';
import { openForm, type Form } from '../../../shared/form/openForm';
import { currentLanguage } from '../../../shared/lib/language';
import { toast } from '../../../shared/ui/toast';
import { download, endpoints, mutation } from '../../../shared/api/resource';
import { DetailCard, DetailRow } from './DetailCard';
import { t } from './en';
import { StaffCard } from './StaffCard';
import type { EntitlementChange } from './EntitlementDialog';
import { EntitlementsApi } from './entitlements.api';

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

const entitlementsText = t.entitlements;

const EntitlementDialog = lazyComponent(() => import('./EntitlementDialog'));

function EntitlementsCard({ student }: { student: StudentDetailResource }) {
  const query = EntitlementsApi.useEntitlementsQuery(student.id);
  const change = (change: EntitlementChange) =>
    openDialog(EntitlementDialog, {
      ...{ studentId: student.id, studentName: fullName(student.attributes) },
      change,
    });
  return (
    <DetailCard title={entitlementsText.title}>
      <Loaded query={query} what={entitlementsText.loading} rows={1}>
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
  const name = entitlementsText.names[entitlement];
  const { since, reason } = attributes;
  const owned = since !== null;
  return (
    <DetailRow>
      <Stack as="span" grow breakable>
        {name}
        <Text size={2} tone="muted">
          {owned ? entitlementsText.since(formatDate(since), reason) : entitlementsText.notOwned}
        </Text>
      </Stack>
      <ActionMenu
        text={entitlementsText.change}
        label={entitlementsText.changeOf(name)}
        icon={<EditIcon />}
        actions={[
          {
            text: owned ? entitlementsText.revoke.action : entitlementsText.give.action,
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

const { useExportRecordMutation, useDownloadExportMutation } = endpoints({
  exportRecord: mutation('POST /users/{studentId}/exports'),
  downloadExport: download('GET /users/{studentId}/exports/{exportId}', 'record.zip'),
});

const exportsText = t.exports;

interface ExportRequest {
  readonly reason: string;
  readonly language: Language;
}

function ExportCard({ student }: { student: StudentDetailResource }) {
  const [exportRecord] = useExportRecordMutation();
  const [download] = useDownloadExportMutation();
  const studentId = student.id;
  const name = fullName(student.attributes);
  const formOf = async (): Promise<Form<ExportRequest>> => {
    const { default: ExportFields } = await import('./ExportFields');
    return {
      title: exportsText.title(name),
      submitLabel: exportsText.submit,
      defaults: { reason: '', language: currentLanguage },
      onSubmit: async ({ reason, language }) => {
        const { id: exportId } = await exportRecord({ studentId, reason }).unwrap();
        await download({ studentId, exportId, language }).unwrap();
        toast.success(exportsText.done(name));
      },
      children: <ExportFields />,
    };
  };
  return (
    <DetailCard
      title={exportsText.heading}
      tools={
        <Button
          size="small"
          icon={<DownloadIcon />}
          text={exportsText.button}
          aria-haspopup="dialog"
          onClick={() => openForm(formOf())}
        />
      }
    >
      <Text as="p" flush tone="muted">
        {exportsText.about}
      </Text>
    </DetailCard>
  );
}
