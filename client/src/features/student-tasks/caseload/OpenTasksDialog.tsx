import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import type { OpenTaskResource, TaskProgressResource } from 'contract/task-progress';
import { isToStart } from 'contract/task-timing';
import { StudentLink } from '../../../domain/students/StudentLink';
import { Box, Row, Stack, Text } from '../../../shared/layout/layout';
import { fullName } from '../../../shared/lib/format';
import { Loaded } from '../../../shared/list/Loaded';
import { Empty } from '../../../shared/list/States';
import { errorMessage, type ErrorMessages } from '../../../shared/api/errors';
import { topLayer } from '../../../shared/ui/dialogs';
import { DueDate } from '../../../domain/tasks/DueDate';
import { Failure } from '../../../shared/ui/Failure';
import { toast } from '../../../shared/ui/toast';
import { t as shared } from '../../../shared/en';
import { t } from './en';
import { ProgressApi } from './progress.api';

interface OpenTasksDialogProps {
  readonly task: TaskProgressResource;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Names the students who have not done a task, and reminds them. */
export default function OpenTasksDialog({ task, isOpen, onClose }: OpenTasksDialogProps) {
  const query = ProgressApi.useOpenTasksQuery(task.id, { refetchOnMountOrArgChange: true });
  const [remind, { isLoading }] = ProgressApi.useRemindMutation();
  const [failure, setFailure] = useState<ErrorMessages>();
  const remindable = query.currentData?.meta.remindable;
  const send = async () => {
    setFailure(undefined);
    try {
      const { reminded, remindedBefore } = await remind(task.id).unwrap();
      toast.success(t.reminded(reminded, remindedBefore));
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      portalContainer={topLayer()}
      title={t.title(task.attributes.name)}
      onClose={onClose}
    >
      <DialogBody>
        <Loaded query={query} what={t.students} empty={<Empty sketch="people">{t.allDone}</Empty>}>
          {({ data, meta }) => (
            <>
              <Box as="ul" lines aria-label={t.students}>
                {data.map((open) => (
                  <OpenTask key={open.id} open={open} onLeave={onClose} />
                ))}
              </Box>
              {meta.students > data.length && (
                <Text as="p" above={2} tone="muted">
                  {t.more(meta.students - data.length)}
                </Text>
              )}
            </>
          )}
        </Loaded>
        <Failure error={failure} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={shared.close} disabled={isLoading} onClick={onClose} />
            <Button
              intent="primary"
              text={t.remind(remindable)}
              disabled={!remindable}
              loading={isLoading}
              onClick={() => void send()}
            />
          </>
        }
      >
        {t.onceADay}
      </DialogFooter>
    </Dialog>
  );
}

interface OpenTaskProps {
  readonly open: OpenTaskResource;
  readonly onLeave: () => void;
}

function OpenTask({ open: { attributes, relationships }, onLeave }: OpenTaskProps) {
  const { student, college } = relationships;
  return (
    <Row as="li" wrap justify="between" gap={[0, 3]} pad={[2, 0]}>
      <Stack as="span" breakable>
        <StudentLink id={student.data.id} tab="tasks" onClick={onLeave}>
          {fullName(attributes)}
        </StudentLink>
        {college.data && (
          <Text size={2} tone="muted">
            {college.data.attributes.name}
          </Text>
        )}
      </Stack>
      <Row as="span" wrap gap={[0, 3]} size={2}>
        {attributes.reminded && <Text tone="muted">{t.remindedToday}</Text>}
        <DueDate date={attributes.dueDate} done={isToStart(attributes)} />
      </Row>
    </Row>
  );
}
