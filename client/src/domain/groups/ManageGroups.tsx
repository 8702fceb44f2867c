import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { GroupResource } from 'contract/groups';
import { t as shared } from '../../shared/en';
import { openConfirm } from '../../shared/form/confirm';
import { Box, Row } from '../../shared/layout/layout';
import { ListItem } from '../../shared/list/ListItem';
import { Loaded } from '../../shared/list/Loaded';
import { RowButton } from '../../shared/list/RowButton';
import { Empty } from '../../shared/list/States';
import { topLayer } from '../../shared/ui/dialogs';
import { AddIcon, EditIcon, TrashIcon } from '../../shared/ui/icons';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import { GroupsApi } from './groups.api';
import { useGroupForms } from './useGroupForms';

interface ManageGroupsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function ManageGroups({ isOpen, onClose }: ManageGroupsProps) {
  const query = GroupsApi.useGroupsQuery();
  const { openNew } = useGroupForms();
  return (
    <Dialog isOpen={isOpen} portalContainer={topLayer()} title={t.title} onClose={onClose}>
      <DialogBody>
        <Loaded query={query} what={t.what} rows={3}>
          {({ data: groups }) =>
            groups.length === 0 ? (
              <Empty sketch="people">{t.none}</Empty>
            ) : (
              <Box as="ul" lines aria-label={t.title}>
                {groups.map((group) => (
                  <GroupRow key={group.id} group={group} />
                ))}
              </Box>
            )
          }
        </Loaded>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={shared.close} onClick={onClose} />
            <Button intent="primary" icon={<AddIcon />} text={t.create} onClick={() => openNew()} />
          </>
        }
      />
    </Dialog>
  );
}

function GroupRow({ group }: { group: GroupResource }) {
  const { name, shared: isShared, own, editable, students } = group.attributes;
  const { openEdit } = useGroupForms();
  const [remove] = GroupsApi.useDeleteGroupMutation();
  const confirmDelete = () =>
    openConfirm({
      title: t.deleteQuestion(name),
      children: t.deleteText(students, isShared),
      confirmLabel: t.delete,
      onConfirm: () => runAction(remove(group.id), t.deleted(name)),
    });
  const details = [t.students(students), isShared && (own ? t.shared : t.byColleague)];
  return (
    <Row as="li" gap={1} pad={[2, 0]}>
      <ListItem name={name} details={details.filter(Boolean).join(' · ')} />
      {editable && (
        <>
          <RowButton
            icon={<EditIcon />}
            label={t.editOf(name)}
            tip={t.edit}
            onClick={() => openEdit(group)}
          />
          <RowButton icon={<TrashIcon />} label={t.deleteOf(name)} tip={t.delete} onClick={confirmDelete} />
        </>
      )}
    </Row>
  );
}
