import { createElement } from 'react';
import { openForm, type Form } from '../../shared/form/openForm';
import { fullName } from '../../shared/lib/format';
import { toast } from '../../shared/ui/toast';
import { undoOf } from '../../shared/ui/undo';
import { t } from './en';
import type { ChosenGroups, GroupedStudent } from './GroupChecks';
import { GroupsApi } from './groups.api';

/** Opens the groups of one or several students, to add them to some and remove them from others. */
export function useChangeGroups(onDone?: () => void) {
  const [change] = GroupsApi.useChangeGroupsMutation();
  const formOf = async (students: readonly GroupedStudent[]): Promise<Form<ChosenGroups>> => {
    const { GroupChecks } = await import('./GroupChecks');
    const [one] = students;
    const studentIds = students.map(({ id }) => id);
    return {
      title: students.length === 1 ? t.of(fullName(one!.attributes)) : t.ofSeveral(students.length),
      defaults: { chosen: {} },
      children: createElement(GroupChecks, { students }),
      onSubmit: async ({ chosen }) => {
        const idsOf = (isIn: boolean) => Object.keys(chosen).filter((id) => chosen[id] === isIn);
        const [add, remove] = [idsOf(true), idsOf(false)];
        if (add.length + remove.length > 0) {
          const action = change({ studentIds, add, remove });
          const { changed, skipped } = await action.unwrap();
          if (changed > 0) toast.success(t.changed(changed), undoOf(action));
          if (skipped > 0) toast.warning(t.skipped(skipped));
        }
        onDone?.();
      },
    };
  };
  return (students: readonly GroupedStudent[]) => openForm(formOf(students));
}
