import type { ApplicationEdit } from 'contract/requests/applications';
import { useEditApplicationMutation, useWithdrawOthersMutation } from './applications.api';
import { toast } from '../../../shared/ui/toast';
import { runAction } from '../../../shared/ui/undo';
import type { CollegeWithApplication } from './applicationGroups';
import { t } from './en';

export interface ApplicationActions {
  readonly edit: (college: CollegeWithApplication, fields: ApplicationEdit, done: string) => Promise<void>;
  /** Like `edit`, but rejects, so that a form shows what is wrong. */
  readonly save: (college: CollegeWithApplication, fields: ApplicationEdit) => Promise<unknown>;
  readonly withdrawOthers: (college: CollegeWithApplication, count: number) => Promise<unknown>;
}

export function useApplicationActions(studentId: string): ApplicationActions {
  const [edit] = useEditApplicationMutation();
  const [withdrawOthers] = useWithdrawOthersMutation();
  const refOf = ({ attributes }: CollegeWithApplication) => ({ studentId, ceeb: attributes.ceeb_code });
  return {
    edit: async (college, fields, done) => {
      try {
        await runAction(edit({ ...refOf(college), ...fields }), done);
      } catch (error) {
        toast.failure(error);
      }
    },
    save: (college, fields) => runAction(edit({ ...refOf(college), ...fields }), t.saved),
    withdrawOthers: (college, count) => runAction(withdrawOthers(refOf(college)), t.done.withdrawn(count)),
  };
}
