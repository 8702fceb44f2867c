import { Button } from '@blueprintjs/core';
import { useCreateReminderMutation, useMyTasksQuery } from '../../domain/tasks/tasks.api';
import { isCompleted } from '../../domain/tasks/taskOrder';
import { AddIcon, TickIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import styles from './guides.module.css';

interface ChecklistProps {
  readonly items: readonly string[];
  /** The names under which each item may have been added in another language. */
  readonly aliases?: readonly (readonly string[])[];
  readonly guide: string;
}

export function Checklist({ items, aliases = [], guide }: ChecklistProps) {
  const { data: tasks = [] } = useMyTasksQuery();
  const open = new Set(
    tasks
      .filter((task) => task.attributes.isReminder && !isCompleted(task))
      .map(({ attributes }) => attributes.name),
  );
  return (
    <ul className={styles.list}>
      {items.map((item, index) => {
        const isAdded = [item, ...(aliases[index] ?? [])].some((name) => open.has(name));
        return <Item key={item} item={item} guide={guide} isAdded={isAdded} />;
      })}
    </ul>
  );
}

function Item({ item, guide, isAdded }: { item: string; guide: string; isAdded: boolean }) {
  const [create, { isLoading }] = useCreateReminderMutation();
  const add = async () => {
    await runAction(create({ name: item, notes: t.from(guide) }), t.addedToast);
  };
  return (
    <li>
      <span>{item}</span>
      <Button
        size="small"
        variant="minimal"
        // The button stays in place and enabled, so that the focus stays on it.
        aria-disabled={isAdded}
        className={isAdded ? styles.added : undefined}
        icon={isAdded ? <TickIcon /> : <AddIcon />}
        text={isAdded ? t.added : t.add}
        aria-label={isAdded ? t.addedItem(item) : t.addItem(item)}
        loading={isLoading}
        onClick={() => (isAdded ? undefined : add().catch(toast.failure))}
      />
    </li>
  );
}
