import { Button } from '@blueprintjs/core';
import { EditIcon } from '../../shared/ui/icons';
import { t } from './en';

export const EditButton = ({ title, onClick }: { title: string; onClick: () => void }) => (
  <Button variant="minimal" icon={<EditIcon />} aria-label={t.edit(title)} onClick={onClick} />
);
