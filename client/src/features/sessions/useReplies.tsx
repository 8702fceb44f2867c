import { operationRules } from 'contract/admin';
import type { SessionRequestResource } from 'contract/sessions';
import { Field } from '../../shared/form/Field';
import { openForm } from '../../shared/form/openForm';
import { fullName } from '../../shared/lib/format';
import { formatInstant } from '../../shared/lib/time';
import { openDialog } from '../../shared/ui/dialogs';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { toast } from '../../shared/ui/toast';
import { SessionsApi } from './sessions.api';
import { t as staff } from './staff/en';

const t = staff.waiting;

const PickTime = lazyComponent(() => import('./PickTime'));

type Session = SessionRequestResource;

export const studentOf = ({ relationships: { student } }: Session) =>
  student.data ? fullName(student.data.attributes) : '';

export const waiverOf = ({ attributes: { paid, waived } }: Session) =>
  paid || waived ? undefined : t.unpaid;

/** What a counselor, or an admin for any counselor, replies to a request without booking it. */
export function useReplies() {
  return { decline: useDeclining(), propose: useProposing() };
}

function useDeclining() {
  const [decline] = SessionsApi.useDeclineRequestMutation();
  return (request: Session) =>
    openForm<{ reason: string }>({
      title: t.declineLabel(studentOf(request), formatInstant(request.attributes.timeRequested)),
      submitLabel: t.decline,
      defaults: { reason: '' },
      onSubmit: async ({ reason }) => {
        await decline({ id: request.id, reason }).unwrap();
        toast.success(t.declined);
      },
      children: (
        <Field<{ reason: string }>
          name="reason"
          kind="textarea"
          rows={4}
          label={t.reason}
          rules={operationRules.reason}
          help={t.reasonHelp(studentOf(request))}
        />
      ),
    });
}

function useProposing() {
  const [propose] = SessionsApi.useProposeTimeMutation();
  return (request: Session, choosesCounselor = false) =>
    openDialog(PickTime, {
      title: t.propose,
      about: t.proposeAbout(studentOf(request)),
      submitLabel: t.proposeSubmit,
      minutes: request.attributes.lengthInMinutes,
      waiver: waiverOf(request),
      counselorFor: choosesCounselor ? request.id : undefined,
      onSubmit: async (timeRequested, reason, counselorId) => {
        await propose({ id: request.id, timeRequested, reason, counselorId }).unwrap();
        toast.success(t.proposed(formatInstant(timeRequested)));
      },
    });
}
