import { useConfirm } from '../../shared/form/useDialogs';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { carryOut } from '../../shared/ui/undo';
import { useTakeOutMutation } from './access.api';
import { t } from './en';
import type { Membership } from './membership';

/** Takes somebody out of an entity once that is confirmed. */
export function useTakeOut() {
  const [takeOut] = useTakeOutMutation();
  const { ask, dialog } = useConfirm();
  return {
    ask: (membership: Membership) => {
      const { name, entityName } = membership;
      ask({
        title: t.takeOut.title(name, entityName),
        children: <Consequences {...membership} />,
        confirmLabel: t.takeOut.confirm,
        onConfirm: async () => {
          await carryOut(takeOut(membership), t.takeOut.done(name, entityName));
        },
        refocus: focusPageTitle,
      });
    },
    dialog,
  };
}

function Consequences({ name, role, entityName }: Membership) {
  return (
    <>
      <p>
        {role === 'student' ? t.takeOut.ofStudent(name, entityName) : t.takeOut.ofStaff(name, entityName)}
      </p>
      {role === 'exam_admin' && (
        <p>
          {t.takeOut.ofExamAdmin((text) => (
            <strong key={text}>{text}</strong>
          ))}
        </p>
      )}
    </>
  );
}
