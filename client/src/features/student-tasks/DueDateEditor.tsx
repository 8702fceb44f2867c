import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { DateInput } from '../../shared/form/DateInput';
import { ceebOf, fullNameOf } from '../../domain/tasks/taskCollege';
import { TaskDueDate } from '../../domain/tasks/taskKind';
import { useChangeDueDateMutation } from '../../domain/tasks/tasks.api';
import { dismiss, toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import styles from './student-tasks.module.css';

/** The due date as text, which becomes a field when it is clicked. */
export function DueDateEditor({ task }: { task: TaskAssignmentResource }) {
  const name = fullNameOf(task);
  const { dueDateCanBeModified, completedDate } = task.attributes;
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The focused field disappears when it closes.
  useEffect(() => {
    if (wasOpen.current && !isOpen) text.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const done = completedDate !== null;
  if (done || !dueDateCanBeModified) {
    return (
      <Row wrap gap={[1, 2]}>
        <TaskDueDate task={task} />
        {done && <Button size="small" text={t.cells.saved} disabled aria-label={t.cells.savedOf(name)} />}
      </Row>
    );
  }
  if (isOpen) return <DueDateField task={task} name={name} onClose={() => setOpen(false)} />;
  return (
    <Text as="button" type="button" bare ref={text} className={styles.due} onClick={() => setOpen(true)}>
      <span className="visually-hidden">{t.cells.changeDueDate(name)} </span>
      <TaskDueDate task={task} />
    </Text>
  );
}

interface DueDateFieldProps {
  readonly task: TaskAssignmentResource;
  readonly name: string;
  readonly onClose: () => void;
}

function DueDateField({ task: { attributes, ...task }, name, onClose }: DueDateFieldProps) {
  const { taskId, studentId, dueDate } = attributes;
  const [draft, setDraft] = useState<{ readonly date: string; readonly reminder: number }>();
  const [change, { isLoading }] = useChangeDueDateMutation();
  const edit = (chosen: string) => {
    setDraft({ date: chosen, reminder: toast.warning(t.cells.dueDateChanged) });
  };
  const close = () => {
    if (draft) dismiss(draft.reminder);
    onClose();
  };
  const save = async () => {
    if (!draft) return;
    try {
      const changing = change({
        ...{ taskId, studentId, dueDate: draft.date },
        ceeb: ceebOf({ ...task, attributes }),
      });
      await runAction(changing, t.cells.dueDateSaved);
      close();
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <Row
      wrap
      gap={[1, 2]}
      className={styles.field}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <DateInput
        autoFocus
        aria-label={t.cells.dueDateOf(name)}
        value={draft?.date ?? dueDate ?? ''}
        onValueChange={edit}
      />
      <Button
        size="small"
        intent="primary"
        text={t.cells.save}
        aria-label={t.cells.saveOf(name)}
        disabled={!draft?.date || draft.date === dueDate}
        loading={isLoading}
        onClick={() => void save()}
      />
      <Button
        size="small"
        variant="minimal"
        text={t.form.cancel}
        aria-label={t.cells.cancelOf(name)}
        disabled={isLoading}
        onClick={close}
      />
    </Row>
  );
}
