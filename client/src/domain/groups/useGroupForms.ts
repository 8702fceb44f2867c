import { createElement } from 'react';
import type { GroupResource } from 'contract/groups';
import { openForm, type Form } from '../../shared/form/openForm';
import { toast } from '../../shared/ui/toast';
import { runAction, undoOf } from '../../shared/ui/undo';
import { t } from './en';
import type { GroupValues } from './GroupFields';
import { GroupsApi } from './groups.api';

/** Open the form of a new group, which gets these students, and of a group to rename or share. */
export function useGroupForms() {
  const mayShare = GroupsApi.useGroupsQuery().currentData?.mayShare ?? false;
  const [create] = GroupsApi.useCreateGroupMutation();
  const [edit] = GroupsApi.useEditGroupMutation();
  const formOf = async (
    form: Omit<Form<GroupValues>, 'children'>,
    offersSharing: boolean,
  ): Promise<Form<GroupValues>> => {
    const { GroupFields } = await import('./GroupFields');
    return { ...form, children: createElement(GroupFields, { mayShare: offersSharing }) };
  };

  const openNew = (studentIds: readonly string[] = [], onCreated?: (groupId: string) => void) => {
    const onSubmit = async ({ name, shared }: GroupValues) => {
      const trimmed = name.trim();
      const count = studentIds.length;
      const action = create({ name: trimmed, shared, ...(count > 0 && { studentIds }) });
      const { id } = await action.unwrap();
      toast.success(count > 0 ? t.createdWith(trimmed, count) : t.created(trimmed), undoOf(action));
      onCreated?.(id);
    };
    openForm(formOf({ title: t.create, defaults: { name: '', shared: false }, onSubmit }, mayShare));
  };

  const openEdit = ({ id, attributes: { name, shared, own } }: GroupResource) => {
    const onSubmit = (values: GroupValues) => {
      const changed = {
        ...(values.name.trim() !== name && { name: values.name.trim() }),
        ...(values.shared !== shared && { shared: values.shared }),
      };
      return runAction(edit({ id, ...changed }), t.edited(values.name.trim()));
    };
    const form = { title: t.editOf(name), defaults: { name, shared }, onSubmit };
    openForm(formOf(form, own && (mayShare || shared)));
  };

  return { openNew, openEdit };
}
