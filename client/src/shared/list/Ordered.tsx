import { useRef, useState, type ReactNode } from 'react';
import { t } from '../en';
import { Row } from '../layout/layout';
import type { MenuAction } from '../ui/ActionMenu';
import { useDraggable, useDropTarget } from '../ui/drag';
import { ArrowDownIcon, ArrowUpIcon, DragHandleVerticalIcon } from '../ui/icons';
import { toast } from '../ui/toast';
import styles from './list.module.css';

interface Identified {
  readonly id: string;
}

/** Resolves when the new order is stored. */
export type Order = (ids: readonly string[]) => Promise<unknown>;

interface Ordering<Row> {
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly order?: Order;
}

export function useOrder<Row extends Identified>({ rows, nameOf, order }: Ordering<Row>) {
  const [moved, setMoved] = useState('');
  const move = (id: string, to: number) => {
    const from = rows.findIndex((row) => row.id === id);
    const row = rows[from];
    if (!order || !row || from === to || to < 0 || to >= rows.length) return;
    setMoved(t.order.moved(nameOf(row), to + 1, rows.length));
    order(
      rows
        .map((other) => other.id)
        .toSpliced(from, 1)
        .toSpliced(to, 0, id),
    ).catch(toast.failure);
  };
  const movesOf = ({ id }: Row): MenuAction[] => {
    if (!order) return [];
    const place = rows.findIndex((row) => row.id === id);
    const up = { text: t.order.up, icon: <ArrowUpIcon />, run: () => move(id, place - 1) };
    const down = { text: t.order.down, icon: <ArrowDownIcon />, run: () => move(id, place + 1) };
    return [...(place > 0 ? [up] : []), ...(place < rows.length - 1 ? [down] : [])];
  };
  const announcement = order && (
    <div role="status" className="visually-hidden">
      {moved}
    </div>
  );
  return { move, movesOf, announcement };
}

interface OrderedRowProps {
  readonly id: string;
  readonly place: number;
  readonly onDrop: (id: string) => void;
  readonly children: ReactNode;
}

export function OrderedRow({ id, place, onDrop, children }: OrderedRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const state = useDraggable(ref, id);
  const isOver = useDropTarget(ref, onDrop);
  return (
    <Row as="li" gap={1} item ref={ref} className={styles.ordered} data-drag={state} data-over={isOver}>
      <Row
        as="span"
        justify="between"
        fixed
        size={2}
        tone="muted"
        tabular
        aria-hidden="true"
        className={styles.place}
      >
        {state !== 'fixed' && <DragHandleVerticalIcon />}
        {place}
      </Row>
      {children}
    </Row>
  );
}
