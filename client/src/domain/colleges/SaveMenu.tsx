import { SAVED_STATUSES } from 'contract/saved-colleges';
import { ActionMenu, type MenuAction } from '../../shared/ui/ActionMenu';
import { AddIcon, TickIcon, TrashIcon } from '../../shared/ui/icons';
import { t } from './en';
import { useSavedCollegesQuery, useStatusToCome, type CollegeRef } from './saved.api';
import { STATUS_NAMES } from './savedStatus';
import { useSavingHere } from './saving';

/** Saves a college; of a saved one it says the status, and offers the others. */
export function SaveMenu({ college }: { college: CollegeRef }) {
  const { data, error } = useSavedCollegesQuery();
  const { save, remove } = useSavingHere();
  const record = data?.find(({ attributes }) => attributes.ceeb_code === college.ceeb);
  const toCome = useStatusToCome(college.ceeb);
  const status = record?.attributes.status ?? toCome;
  const actions: MenuAction[] = SAVED_STATUSES.filter((other) => other !== status).map((other) => ({
    text: STATUS_NAMES[other],
    run: () => void save(college, other),
  }));
  if (record) {
    actions.push({
      text: t.saving.remove,
      icon: <TrashIcon />,
      intent: 'danger',
      run: () => void remove(record),
    });
  }
  const text = status ? STATUS_NAMES[status] : t.saving.save;
  return (
    <ActionMenu
      text={text}
      label={t.saving.label(text, college.name)}
      icon={status ? <TickIcon /> : <AddIcon />}
      disabled={!data && !error}
      actions={actions}
    />
  );
}
