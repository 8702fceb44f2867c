import type { EntityResource, MemberGroup, MemberResource } from 'contract/entities';
import { INVITES } from 'contract/invitations';
import { InvitationsApi } from '../../domain/people/invitations.api';
import { useSignedInUser } from '../../shared/api/session';
import { openConfirm } from '../../shared/form/confirm';
import { openForm, type Form } from '../../shared/form/openForm';
import { fullName } from '../../shared/lib/format';
import type { MenuAction } from '../../shared/ui/ActionMenu';
import { EnvelopeIcon, RemoveIcon } from '../../shared/ui/icons';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import type { Invitee } from './fields';

export function useInvitations(entity: EntityResource) {
  const { role: own } = useSignedInUser();
  const [invite] = InvitationsApi.useInviteMutation();
  const [mail] = InvitationsApi.useMailInvitationMutation();
  const [cancelInvitation] = InvitationsApi.useCancelInvitationMutation();

  const formOf = async (group: MemberGroup): Promise<Form<Invitee>> => {
    const { InviteeFields } = await import('./fields');
    const roles = (INVITES[own] ?? []).filter((role) => role !== 'admin');
    return {
      title: t.invite.title(entity.attributes.name),
      submitLabel: t.invite.submit,
      defaults: {
        ...{ first_name: '', last_name: '', email: '' },
        role: group === 'students' ? 'student' : 'counselor',
      },
      onSubmit: async (invitee) => {
        await invite({ ...invitee, entity_id: entity.id }).unwrap();
        const { first_name: firstName, last_name: lastName } = invitee;
        toast.success(t.invite.done(fullName({ firstName, lastName })));
      },
      children: <InviteeFields roles={roles} />,
    };
  };

  const actionsOf = ({ id, attributes }: MemberResource): MenuAction[] => {
    if (!attributes.invited) return [];
    const name = fullName(attributes);
    const sendAgain = async () => {
      try {
        await mail(id).unwrap();
        toast.success(t.invite.sent);
      } catch (error) {
        toast.failure(error);
      }
    };
    return [
      { text: t.invite.again, icon: <EnvelopeIcon />, run: () => void sendAgain() },
      {
        ...{ text: t.invite.withdraw, icon: <RemoveIcon />, intent: 'danger', opensDialog: true },
        run: () =>
          openConfirm({
            title: t.invite.withdrawTitle(name),
            children: <p>{t.invite.consequence(name)}</p>,
            confirmLabel: t.invite.confirm,
            onConfirm: async () => {
              await cancelInvitation(id).unwrap();
              toast.success(t.invite.withdrawn(name));
            },
            refocus: focusPageTitle,
          }),
      },
    ];
  };
  return {
    ask: (group: MemberGroup) => openForm(formOf(group)),
    actionsOf,
  };
}
