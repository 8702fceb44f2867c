import { serverEvent } from '../../../../contract/realtime';
import type { Accounts } from '../../../platform/auth/session-user';
import { ruleFor, type LiveRules, type Recorded } from '../../../platform/realtime/live-feed';
import type { ExamFormEvents } from './exam-forms.events';

export const formAdmins = async (accounts: Accounts): Promise<string[]> =>
  (await Promise.all([accounts.withRole('admin'), accounts.withRole('exam_admin')])).flat();

export function examFormLiveRules(accounts: Accounts): LiveRules<ExamFormEvents> {
  const changed = async ({ data: { formId }, revision }: Recorded<{ formId: string }>) => [
    { to: await formAdmins(accounts), event: serverEvent('exam-form.changed', formId, revision, {}) },
  ];
  return {
    ...ruleFor(changed, 'ExamFormDefined', 'ExamFormReplaced', 'ExamFormWithdrawn'),
    ...ruleFor(changed, 'ExamKeyCorrected', 'ExamSkillCorrected', 'ExamScaleCorrected'),
  };
}
