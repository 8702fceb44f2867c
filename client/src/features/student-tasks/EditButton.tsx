import { RowButton } from '../../shared/list/RowButton';
import { EditIcon } from '../../shared/ui/icons';
import { t } from './en';

export const EditButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <RowButton icon={<EditIcon />} label={t.table.edit(name)} tip={t.table.editTip} onClick={onClick} />
);
