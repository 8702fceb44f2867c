import { useState, type ReactElement, type ReactNode } from 'react';
import type { Page } from 'contract/http';
import { Row, Text } from '../layout/layout';
import { CrossIcon } from '../ui/icons';
import { toast } from '../ui/toast';
import styles from './BulkBar.module.css';
import { selection as t } from './en';

interface BulkBarProps {
  readonly count: number;
  /** How many rows there are on all pages. */
  readonly total?: number;
  readonly onAll?: () => Promise<void>;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The acts on the selected rows, at the foot of the window. */
export function BulkBar({ count, total = count, onAll, onClear, children }: BulkBarProps) {
  const [isGathering, setGathering] = useState(false);
  const selectAll = async () => {
    setGathering(true);
    await onAll?.().catch(toast.failure);
    setGathering(false);
  };
  return (
    <>
      <div className={styles.room} />
      <Row role="toolbar" aria-label={t.count(count)} gap={1} nowrap className={styles.bar}>
        <Text as="strong" role="status" weight={600} className={styles.count}>
          {t.count(count)}
        </Text>
        {onAll && count < total && (
          <Row
            as="button"
            type="button"
            bare
            inline
            gap={2}
            weight={500}
            disabled={isGathering}
            onClick={() => void selectAll()}
          >
            {t.all(total)}
          </Row>
        )}
        {children}
        <Row as="button" type="button" bare inline aria-label={t.clear} title={t.clear} onClick={onClear}>
          <CrossIcon />
        </Row>
      </Row>
    </>
  );
}

interface BulkActProps {
  readonly icon: ReactElement;
  readonly text: string;
  readonly disabled?: boolean;
  readonly title?: string;
  readonly onClick: () => void;
}

export const BulkAct = ({ icon, text, ...button }: BulkActProps) => (
  <Row as="button" type="button" bare inline gap={2} weight={500} title={text} {...button}>
    {icon} <span className={styles.act}>{text}</span>
  </Row>
);

const PAGE = 500;

type Fetch<Item> = (page: { currentPage: number; pageSize: number }) => Promise<Page<Item>>;

/** Returns the selection with the rows of all pages. */
export async function withAllRows<Item extends { readonly id: string }>(
  selected: ReadonlyMap<string, Item>,
  total: number,
  fetchPage: Fetch<Item>,
): Promise<ReadonlyMap<string, Item>> {
  const all = new Map(selected);
  for (let currentPage = 1; currentPage <= Math.ceil(total / PAGE); currentPage++) {
    const { data } = await fetchPage({ currentPage, pageSize: PAGE });
    for (const item of data) all.set(item.id, item);
  }
  return all;
}
