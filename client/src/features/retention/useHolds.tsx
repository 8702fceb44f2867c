import type { FormerStudent } from 'contract/retention';
import { retentionRules } from 'contract/retention';
import { Field } from '../../shared/form/Field';
import { openConfirm } from '../../shared/form/confirm';
import { openForm } from '../../shared/form/openForm';
import { fullName } from '../../shared/lib/format';
import { MoreMenu } from '../../shared/list/RowMenu';
import { LockIcon, RemoveIcon } from '../../shared/ui/icons';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import { useEndHoldMutation, useHoldRecordMutation } from './retention.api';

interface Values {
  readonly reason: string;
}

export function useHolds() {
  const [hold] = useHoldRecordMutation();
  const [endHold] = useEndHoldMutation();

  return (student: FormerStudent) => {
    const name = fullName(student);
    const ids = { id: student.school.id, userId: student.id };
    const askToHold = () =>
      openForm<Values>({
        title: t.hold.title(name),
        submitLabel: t.hold.submit,
        defaults: { reason: '' },
        children: (
          <>
            <p>{t.hold.what}</p>
            <Field<Values>
              name="reason"
              label={t.hold.reason}
              kind="textarea"
              rules={retentionRules.reason}
            />
          </>
        ),
        onSubmit: async ({ reason }) => {
          await runAction(hold({ ...ids, reason }), t.hold.done(name));
        },
      });
    const askToEnd = () =>
      openConfirm({
        title: t.end.title(name),
        children: <p>{t.end.what}</p>,
        confirmLabel: t.end.submit,
        onConfirm: () => runAction(endHold(ids), t.end.done(name)),
      });
    const action = student.hold
      ? { text: t.end.text, icon: <RemoveIcon />, run: askToEnd }
      : { text: t.hold.text, icon: <LockIcon />, run: askToHold };
    return <MoreMenu label={t.menu(name)} actions={[{ ...action, opensDialog: true }]} />;
  };
}
