import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { dayHoursIssue, type HoursRange } from 'contract/session-hours';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { closing } from '../../shared/form/confirm';
import { useUnsaved } from '../../shared/form/unsaved';
import { t as shared } from '../../shared/en';
import { Stack } from '../../shared/layout/layout';
import { formatLongDate, type PlainDate } from '../../shared/lib/time';
import { Failure } from '../../shared/ui/Failure';
import { runAction } from '../../shared/ui/undo';
import { DayRanges } from './DayRanges';
import { t } from './en';
import { t as staff } from './staff/en';
import { SessionsApi } from './sessions.api';

interface DayHoursProps {
  readonly date: PlainDate;
  readonly ranges: readonly HoursRange[];
  /** Whether the hours of this day differ from the weekly ones. */
  readonly isException: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function DayHours({ date, ranges: present, isException, isOpen, onClose }: DayHoursProps) {
  const [ranges, setRanges] = useState(present);
  const [failure, setFailure] = useState<ErrorMessages>();
  const [save, saving] = SessionsApi.useSetDayMutation();
  const [reset, resetting] = SessionsApi.useResetDayMutation();
  const isBusy = saving.isLoading || resetting.isLoading;
  const isDirty = isOpen && JSON.stringify(ranges) !== JSON.stringify(present);
  useUnsaved(isDirty && !isBusy);
  const close = closing(isBusy ? 'busy' : isDirty ? 'dirty' : 'clean', onClose);

  const run = async (act: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await act();
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  const submit = (hours: readonly HoursRange[]) => {
    if (dayHoursIssue(hours)) return setFailure({ message: t.hours.wrong });
    void run(() => runAction(save({ date, hours }), t.hours.savedDay));
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={staff.week.dayTitle(formatLongDate(date))}
      onClose={close}
      canOutsideClickClose={!isDirty}
      canEscapeKeyClose={!isBusy}
    >
      <DialogBody>
        <Stack gap={4}>
          <DayRanges day={formatLongDate(date)} ranges={ranges} onChange={setRanges} />
          <Failure error={failure} />
        </Stack>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={shared.cancel} disabled={isBusy} onClick={close} />
            <Button intent="primary" text={t.hours.saveDay} loading={isBusy} onClick={() => submit(ranges)} />
          </>
        }
      >
        {present.length > 0 && (
          <Button variant="minimal" text={staff.week.dayOff} disabled={isBusy} onClick={() => submit([])} />
        )}
        {isException && (
          <Button
            variant="minimal"
            text={t.hours.reset}
            disabled={isBusy}
            onClick={() => void run(() => runAction(reset(date), t.hours.resetDone))}
          />
        )}
      </DialogFooter>
    </Dialog>
  );
}
