import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import { t } from '../en';
import type { PlainDate } from '../lib/time';
import { Loading } from '../list/States';
import { CalendarIcon } from '../ui/icons';
import { lazyComponent } from '../ui/lazyComponent';
import styles from './form.module.css';

const DayPicker = lazyComponent(
  () => import('./DayPicker'),
  () => <Loading what={t.date.calendar} rows={6} />,
);

interface DatePickProps {
  readonly value: PlainDate | undefined;
  readonly min?: PlainDate;
  readonly max?: PlainDate;
  readonly isOpen: boolean;
  readonly onInteraction: (opens: boolean) => void;
  readonly onChange: (day: PlainDate) => void;
  readonly disabled: boolean;
}

export default function DatePick({ isOpen, onInteraction, disabled, ...picker }: DatePickProps) {
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={onInteraction}
      placement="bottom-end"
      arrow={false}
      animation="minimal"
      popupKind={PopupKind.DIALOG}
      content={
        <div role="dialog" aria-label={t.date.pick} className={styles.calendar}>
          <DayPicker {...picker} takesFocus />
        </div>
      }
    >
      <Button
        variant="minimal"
        icon={<CalendarIcon />}
        aria-label={t.date.pick}
        title={t.date.pick}
        disabled={disabled}
      />
    </PopoverNext>
  );
}
