import { Button } from '@blueprintjs/core';
import { useId, useRef, useState } from 'react';
import { SAVED_STATUSES, type SavedCollegeResource, type SavedStatus } from 'contract/saved-colleges';
import { STATUS_NAMES, withStatus } from '../../domain/colleges/savedStatus';
import { useSavingHere } from '../../domain/colleges/saving';
import { useDraggable, useDropTarget } from '../../shared/ui/drag';
import { ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons';
import { t } from './en';
import { FindColleges } from './FindColleges';
import { SavedCard } from './SavedCard';
import styles from './Board.module.css';

interface BoardProps {
  readonly saved: readonly SavedCollegeResource[];
  readonly picked: readonly string[];
  readonly onPick: (ceeb: string, picked: boolean) => void;
}

export function Board({ saved, ...choice }: BoardProps) {
  return (
    <div className={styles.board}>
      {SAVED_STATUSES.map((status) => (
        <Column key={status} status={status} all={saved} {...choice} />
      ))}
    </div>
  );
}

interface ColumnProps extends Omit<BoardProps, 'saved'> {
  readonly status: SavedStatus;
  readonly all: readonly SavedCollegeResource[];
}

/** A carousel that steps one college at a time, and takes in what is dropped on it. */
function Column({ status, all, ...choice }: ColumnProps) {
  const headingId = useId();
  const ref = useRef<HTMLElement>(null);
  const { save } = useSavingHere();
  const colleges = withStatus(all, status);
  const first = colleges[0]?.id;
  const [index, setIndex] = useState(0);
  const [seenFirst, setSeenFirst] = useState(first);
  if (seenFirst !== first) {
    setSeenFirst(first);
    setIndex(0);
  }
  const position = Math.min(index, colleges.length - 1);
  const college = colleges[position];
  const step = (by: number) => setIndex((position + by + colleges.length) % colleges.length);

  const isOver = useDropTarget(ref, (ceeb) => {
    const dropped = all.find(({ attributes }) => attributes.ceeb_code === ceeb)?.attributes;
    if (dropped && dropped.status !== status) {
      void save({ ceeb, name: dropped.name, state: dropped.state }, status);
    }
  });
  const name = STATUS_NAMES[status];
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      aria-roledescription={t.board.carousel}
      className={styles.column}
      data-over={isOver}
    >
      <header className={styles.header}>
        <h3 id={headingId}>{name}</h3>
        {colleges.length > 1 ? (
          <div className={styles.steps}>
            <Button
              variant="minimal"
              size="small"
              icon={<ChevronLeftIcon />}
              aria-label={t.board.previous(name)}
              onClick={() => step(-1)}
            />
            <span role="status">{t.board.position(position + 1, colleges.length)}</span>
            <Button
              variant="minimal"
              size="small"
              icon={<ChevronRightIcon />}
              aria-label={t.board.next(name)}
              onClick={() => step(1)}
            />
          </div>
        ) : (
          <span className={styles.few}>{colleges.length}</span>
        )}
      </header>
      {college ? (
        <DraggableCard key={college.id} college={college} {...choice} />
      ) : (
        <p className={styles.empty}>
          {t.board.none} <FindColleges />
        </p>
      )}
    </section>
  );
}

interface DraggableCardProps extends Omit<BoardProps, 'saved'> {
  readonly college: SavedCollegeResource;
}

function DraggableCard({ college, ...choice }: DraggableCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useDraggable(ref, college.attributes.ceeb_code);
  return (
    <div className={styles.card} data-drag={state}>
      <SavedCard ref={ref} college={college} layout="card" {...choice} />
    </div>
  );
}
