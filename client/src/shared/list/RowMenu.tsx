import { t } from '../en';
import { MoreMenu, type MenuAction } from '../ui/ActionMenu';
import { EditIcon, TrashIcon } from '../ui/icons';
import type { RowActions } from './actions';

interface RowMenuProps extends RowActions {
  readonly name: string;
  readonly more?: readonly MenuAction[];
}

export function RowMenu({ name, editing, removing, more = [] }: RowMenuProps) {
  const actions: MenuAction[] = [...more];
  if (editing) {
    actions.unshift({ text: editing.tip, icon: <EditIcon />, opensDialog: true, run: editing.run });
  }
  if (removing) {
    const { tip: text, run } = removing;
    actions.push({ text, icon: <TrashIcon />, intent: 'danger', opensDialog: true, run });
  }
  return <MoreMenu label={t.resource.menu(name)} actions={actions} />;
}
