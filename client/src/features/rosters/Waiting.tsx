import { Button } from '@blueprintjs/core';
import type { InvitationResource } from 'contract/invitations';
import { InvitationsApi } from '../../domain/people/invitations.api';
import { roleName } from '../../domain/people/roles';
import { StudentLink } from '../../domain/students/StudentLink';
import { openConfirm } from '../../shared/form/confirm';
import { fullName } from '../../shared/lib/format';
import { formatInstant, formatShortDate, toPlainDate } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { RowButton } from '../../shared/list/RowButton';
import { EnvelopeIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { Box, Text } from '../../shared/layout/layout';
import { t as all } from './en';

const t = all.waiting;

const nameOf = ({ attributes }: InvitationResource) => fullName(attributes);

const Name = ({ row }: { row: InvitationResource }) =>
  row.attributes.role === 'student' ? <StudentLink id={row.id}>{nameOf(row)}</StudentLink> : nameOf(row);

const columns: readonly Column<InvitationResource>[] = [
  { key: 'name', header: t.name, cell: (row) => <Name row={row} /> },
  { key: 'email', header: t.email, cell: ({ attributes }) => attributes.email },
  { key: 'role', header: t.role, cell: ({ attributes }) => roleName(attributes.role) },
  {
    key: 'sent',
    header: t.sent,
    cell: ({ attributes: { sentAt } }) =>
      sentAt === null ? (
        t.notSent
      ) : (
        <Text as="time" nowrap dateTime={sentAt} title={formatInstant(sentAt)}>
          {formatShortDate(toPlainDate(sentAt))}
        </Text>
      ),
  },
];

export function Waiting() {
  const [currentPage] = usePage();
  const query = InvitationsApi.useInvitationsQuery(currentPage);
  const [invite] = InvitationsApi.useMailInvitationMutation();
  const [cancelInvitation] = InvitationsApi.useCancelInvitationMutation();
  const [remind] = InvitationsApi.useRemindInvitedMutation();
  const askToRemind = () =>
    openConfirm({
      title: t.remind.title,
      children: <p>{t.remind.consequence}</p>,
      confirmLabel: t.remind.confirm,
      intent: 'primary',
      onConfirm: async () => {
        const { sent, recent, left } = await remind().unwrap();
        toast.success(t.remind.done(sent, recent, left));
      },
    });
  return (
    <Box above={5} width="list">
      <ResourceList
        heading={t.heading}
        what={t.what}
        pages={t.pages}
        query={query}
        sketch="people"
        empty={t.none}
        tools={
          (query.currentData?.data.length ?? 0) > 0 && (
            <Button icon={<EnvelopeIcon />} text={t.remind.all} onClick={askToRemind} />
          )
        }
        table={{ columns }}
        nameOf={nameOf}
        actions={(row) => (
          <RowButton
            icon={<EnvelopeIcon />}
            tip={t.send.tip}
            label={t.send.label(nameOf(row))}
            onClick={() => runAction(invite(row.id).unwrap(), t.sentTo(nameOf(row))).catch(toast.failure)}
          />
        )}
        remove={{ ...t.remove, run: ({ id }) => cancelInvitation(id).unwrap() }}
      />
    </Box>
  );
}
