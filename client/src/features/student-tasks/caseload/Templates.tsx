import type { TaskDefinitionResource } from 'contract/tasks';
import { useDeleteTaskMutation, useTaskDefinitionsQuery } from '../../../domain/tasks/tasks.api';
import { ResourceList } from '../../../shared/list/ResourceList';
import { RowButton } from '../../../shared/list/RowButton';
import { AddIcon, EditIcon } from '../../../shared/ui/icons';
import { templatesIn } from '../templates';
import { t as all } from './en';

const t = all.templates;

interface TemplatesProps {
  readonly onUse: (taskId: string) => void;
  readonly onEdit: (taskId: string) => void;
}

export function Templates({ onUse, onEdit }: TemplatesProps) {
  const query = useTaskDefinitionsQuery();
  const [deleteTask] = useDeleteTaskMutation();
  return (
    <ResourceList<TaskDefinitionResource, never>
      query={{ ...query, currentData: query.currentData && templatesIn(query.currentData) }}
      heading={t.heading}
      what={t.what}
      subject="tasks"
      empty={t.none}
      nameOf={({ attributes }) => attributes.name}
      actions={({ id, attributes: { name } }) => (
        <>
          <RowButton icon={<AddIcon />} label={t.use(name)} tip={t.useTip} onClick={() => onUse(id)} />
          <RowButton icon={<EditIcon />} label={t.edit(name)} tip={t.edit(name)} onClick={() => onEdit(id)} />
        </>
      )}
      remove={{ ...t.remove, run: ({ id }) => deleteTask(id) }}
    />
  );
}
