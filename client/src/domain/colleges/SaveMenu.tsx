import { Classes } from '@blueprintjs/core';
import { SAVED_STATUSES } from 'contract/saved-colleges';
import { ActionMenu, MenuButton, type MenuAction } from '../../shared/ui/ActionMenu';
import { AddIcon, MoreIcon, TrashIcon } from '../../shared/ui/icons';
import { t } from './en';
import { type CollegeRef, SavedApi, useStatusToCome } from './saved.api';
import { STATUS_ICONS, STATUS_NAMES } from './savedStatus';
import { useSavingHere } from './saving';

interface SaveMenuProps {
  readonly college: CollegeRef;
  readonly isBrief?: boolean;
}

export function SaveMenu({ college, isBrief = false }: SaveMenuProps) {
  const { data, error } = SavedApi.useSavedCollegesQuery();
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
  const menu = { label: t.saving.label(text, college.name), disabled: !data && !error, actions };
  if (isBrief)
    return (
      <MenuButton {...menu} className={`${Classes.BUTTON} ${Classes.SMALL} ${Classes.MINIMAL}`}>
        <MoreIcon />
      </MenuButton>
    );
  const StatusIcon = status ? STATUS_ICONS[status] : AddIcon;
  return <ActionMenu {...menu} text={text} icon={<StatusIcon />} />;
}
