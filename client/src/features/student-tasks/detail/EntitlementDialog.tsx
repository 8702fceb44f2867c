import { entitlementRules, type Entitlement } from 'contract/entitlements';
import { Field } from '../../../shared/form/Field';
import { FormDialog } from '../../../shared/form/FormDialog';
import { runAction } from '../../../shared/ui/undo';
import { t as all } from './en';
import { EntitlementsApi } from './entitlements.api';

const t = all.entitlements;

export interface EntitlementChange {
  readonly entitlement: Entitlement;
  readonly owned: boolean;
}

interface EntitlementDialogProps {
  readonly isOpen: boolean;
  readonly studentId: string;
  readonly studentName: string;
  readonly change: EntitlementChange;
  readonly onClose: () => void;
}

export default function EntitlementDialog(props: EntitlementDialogProps) {
  const { isOpen, studentId, studentName, change, onClose } = props;
  const [put] = EntitlementsApi.useChangeEntitlementMutation();
  const words = change.owned ? t.give : t.revoke;
  const name = t.names[change.entitlement];
  const save = async ({ reason }: { reason: string }) => {
    await runAction(put({ studentId, ...change, reason }), words.done(name, studentName));
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={words.title(name, studentName)}
      submitLabel={words.submit}
      defaults={{ reason: '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{words.consequence}</p>
      <Field name="reason" label={t.reason} kind="textarea" rules={entitlementRules.reason} />
    </FormDialog>
  );
}
