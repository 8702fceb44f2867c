import { Button, HTMLSelect } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { calendarWindow, formatMonth, plusMonths, type Month } from '../../shared/lib/time';
import { ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons';
import { Row } from '../../shared/layout/layout';
import { calendarMonths } from './calendarDays';
import { t } from './en';

interface MonthPickerProps {
  readonly children?: ReactNode;
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
  readonly onToday: () => void;
}

export function MonthPicker({ month, onMonth, onToday, children }: MonthPickerProps) {
  const { first, last } = calendarWindow();
  return (
    <Row wrap gap={2} pad={3}>
      <Button
        icon={<ChevronLeftIcon />}
        aria-label={t.calendar.previousMonth}
        disabled={month === first}
        onClick={() => onMonth(plusMonths(month, -1))}
      />
      <HTMLSelect
        aria-label={t.calendar.month}
        value={month}
        onChange={(event) => onMonth(event.currentTarget.value)}
        options={calendarMonths().map((value) => ({ value, label: formatMonth(value) }))}
      />
      <Button
        icon={<ChevronRightIcon />}
        aria-label={t.calendar.nextMonth}
        disabled={month === last}
        onClick={() => onMonth(plusMonths(month, 1))}
      />
      <Button text={t.calendar.today} onClick={onToday} />
      {children}
    </Row>
  );
}
