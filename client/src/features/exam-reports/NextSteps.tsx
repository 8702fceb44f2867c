import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import type { NextStep } from 'contract/exam-analysis';
import { taskRules } from 'contract/tasks';
import { examFailure, ExamsApi } from '../../domain/exams/exams.api';
import { useSignedInUser } from '../../shared/api/session';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { AddIcon, TickIcon } from '../../shared/ui/icons';
import { Section } from '../../shared/layout/Section';
import { StatusTag } from '../../shared/ui/StatusTag';
import { isCompleted } from '../../domain/tasks/taskOrder';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { toast } from '../../shared/ui/toast';
import { undoOf } from '../../shared/ui/undo';
import { t } from './en';
import styles from './examReports.module.css';
import { partName, type ReportProps } from './report';

const MAX_NAME_LENGTH = taskRules.customName.maxLength.value;

const named = (skill: string) => {
  const name = t.next.task(skill);
  return name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…`;
};

/** Creates a student's own reminder, or a task that staff assign. */
function useSkillTask(studentId: string, skill: string, notes: string) {
  const { role } = useSignedInUser();
  const isOwn = role === 'student';
  const own = TasksApi.useMyTasksQuery(undefined, { skip: !isOwn });
  const given = TasksApi.useAssignmentsOfQuery(studentId, { skip: isOwn });
  const [remind] = TasksApi.useCreateReminderMutation();
  const [create] = TasksApi.useCreateTaskMutation();
  const [remove] = TasksApi.useDeleteTaskMutation();
  const [assign] = TasksApi.useAssignToStudentsMutation();
  const [isAdding, setAdding] = useState(false);

  const made = useRef<ReturnType<typeof create>>(undefined);

  const name = named(skill);
  const tasks = (isOwn ? own.currentData : given.currentData) ?? [];
  const isOnList = tasks.some((task) => task.attributes.name === name && !isCompleted(task));

  const note = async () => {
    const noting = remind({ name, notes });
    await noting.unwrap();
    return { act: noting };
  };
  /** Undoing the creation is enough, because deleting the task removes its assignment too. */
  const give = async () => {
    const creating = made.current ?? create({ type: 'custom', name, notes });
    const { id } = await creating.unwrap();
    made.current = creating;
    try {
      await assign({ taskId: id, user_ids: [studentId] }).unwrap();
      made.current = undefined;
    } catch (error) {
      // When the unassigned task cannot be deleted, the next attempt reuses it.
      await remove(id)
        .unwrap()
        .then(() => (made.current = undefined))
        .catch(() => undefined);
      throw error;
    }
    return { act: creating };
  };
  const add = async () => {
    setAdding(true);
    try {
      const { act } = await (isOwn ? note() : give());
      toast.success(t.next.done(name), undoOf(act, { message: t.next.undone }));
    } catch (error) {
      toast.failure(error);
    } finally {
      setAdding(false);
    }
  };
  return { isOnList, isAdding, add: () => void add() };
}

export function NextSteps({ studentId, type }: ReportProps) {
  const query = ExamsApi.useExamAnalysisQuery({ studentId, type });
  return (
    <Section title={t.next.title}>
      <Loaded query={query} what={t.next.loading} rows={3} message={examFailure(query.error)}>
        {({ attributes: { next } }) =>
          next.length === 0 ? (
            <Text as="p" pad={[3, 'inset']} size={2} tone="muted">
              {t.next.none}
            </Text>
          ) : (
            <>
              <ol>
                {next.map((step) => (
                  <Step
                    key={`${step.part} ${step.category} ${step.subcategory}`}
                    step={step}
                    studentId={studentId}
                    type={type}
                  />
                ))}
              </ol>
              <Text as="p" rule="top" width="none" pad={[3, 'inset']} size={2} tone="muted">
                {t.next.help}
              </Text>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Step({ step, studentId, type }: Pick<ReportProps, 'studentId' | 'type'> & { step: NextStep }) {
  const { part, category, subcategory, correct, total, points } = step;
  const skill = subcategory || category;
  const { role } = useSignedInUser();
  const whose = role === 'student' ? 'own' : 'staff';
  const notes = t.next.notes(type, partName(part), skill, correct, total);
  const { isOnList, isAdding, add } = useSkillTask(studentId, skill, notes);
  return (
    <Row as="li" wrap gap={[2, 3]} item minHeight={68}>
      <Stack grow="20ch" shrink breakable>
        <Text weight={600}>{skill}</Text>
        <Text size={2} tone="muted" className={styles.details}>
          {[partName(part), subcategory && category, t.next.right(correct, total)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      {points !== null && <StatusTag label={t.next.points(points)} intent="warning" />}
      {isOnList ? (
        <Row as="span" inline gap={1} size={2} tone="success" weight={600}>
          <TickIcon size={12} /> {t.next.added}
        </Row>
      ) : (
        <Button
          size="small"
          icon={<AddIcon />}
          text={t.next.add[whose]}
          aria-label={t.next.addNamed[whose](skill)}
          loading={isAdding}
          onClick={add}
        />
      )}
    </Row>
  );
}
