import { Button } from '@blueprintjs/core';
import type { MouseEvent, ReactElement } from 'react';
import { t } from '../en';
import { Row, Text } from '../layout/layout';
import styles from './Chips.module.css';
import { CrossIcon } from './icons';

export interface ChipItem {
  readonly id: string;
  readonly label: string;
  readonly invalid?: boolean;
}

interface ChipsProps {
  readonly label: string;
  readonly items: readonly ChipItem[];
  /** Takes the focus when the last chip is removed. */
  readonly control: string;
  readonly onRemove: (id: string) => void;
  readonly look?: 'filter';
}

export function Chips({ label, items, control, onRemove, look }: ChipsProps) {
  return (
    <ChipList label={label} look={look}>
      {items.map(({ id, ...item }) => (
        <Chip key={id} {...item} control={control} onRemove={() => onRemove(id)} />
      ))}
    </ChipList>
  );
}

interface ChipListProps extends Pick<ChipsProps, 'look'> {
  readonly label: string;
  readonly children: readonly ReactElement[];
}

export function ChipList({ label, look, children }: ChipListProps) {
  if (children.length === 0) return null;
  return (
    <Row
      as="ul"
      wrap
      align="stretch"
      gap={[1, 2]}
      below={2}
      aria-label={label}
      data-look={look}
      className={styles.chips}
    >
      {children}
    </Row>
  );
}

interface ChipProps extends Omit<ChipItem, 'id'> {
  readonly details?: string;
  readonly control: string;
  readonly onRemove: () => void;
}

export function Chip({ label, details, invalid, control, onRemove }: ChipProps) {
  // The focus would be lost with the removed chip.
  const remove = ({ currentTarget }: MouseEvent) => {
    const chip = currentTarget.closest('li');
    const next = chip?.nextElementSibling ?? chip?.previousElementSibling;
    (next?.querySelector('button') ?? document.getElementById(control))?.focus();
    onRemove();
  };
  return (
    <Row as="li" inline breakable size={2} className={styles.chip} data-invalid={invalid}>
      <span>
        {label} {details && <Text tone="muted">{details}</Text>}
      </span>
      <Button
        variant="minimal"
        size="small"
        icon={<CrossIcon />}
        aria-label={t.remove(label)}
        onClick={remove}
      />
    </Row>
  );
}
