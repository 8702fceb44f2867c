import { serverEvent } from '../../../../contract/realtime';
import type { RecordedEvent } from '../../../kernel/event';
import type { Accounts } from '../../../platform/auth/session-user';
import type { LiveMessage, LiveRules } from '../../../platform/realtime/live-feed';
import type { ExamFormEvents } from './exam-forms.events';

export const formAdmins = async (accounts: Accounts): Promise<string[]> =>
  (await Promise.all([accounts.withRole('admin'), accounts.withRole('exam_admin')])).flat();

export function examFormLiveRules(accounts: Accounts): LiveRules<ExamFormEvents> {
  const changed = async ({
    data: { formId },
    revision,
  }: RecordedEvent<ExamFormEvents>): Promise<LiveMessage[]> => [
    { to: await formAdmins(accounts), event: serverEvent('exam-form.changed', formId, revision, {}) },
  ];
  return {
    ExamFormDefined: changed,
    ExamFormReplaced: changed,
    ExamFormWithdrawn: changed,
    ExamKeyCorrected: changed,
    ExamSkillCorrected: changed,
    ExamScaleCorrected: changed,
  };
}
