import { Button } from '@blueprintjs/core';
import { useId, useRef, useState } from 'react';
import { SAVED_STATUSES, type SavedCollegeResource, type SavedStatus } from 'contract/saved-colleges';
import { STATUS_ICONS, STATUS_NAMES, withStatus } from '../../domain/colleges/savedStatus';
import { useSavingHere } from '../../domain/colleges/saving';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { useDraggable, useDropTarget } from '../../shared/ui/drag';
import { AddIcon, ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons';
import { useNarrow } from '../../shared/ui/media';
import { BoardCard } from './BoardCard';
import type { Prospects } from './catalogue.api';
import { t } from './en';
import { FindColleges } from './FindColleges';
import { useKeyboardMove, type KeyboardMove } from './useKeyboardMove';
import styles from './colleges.module.css';

interface BoardProps {
  readonly saved: readonly SavedCollegeResource[];
  readonly prospects: Prospects | undefined;
  readonly picked: readonly string[];
  readonly onPick: (ceeb: string, picked: boolean) => void;
}

export default function Board({ saved, ...choice }: BoardProps) {
  const move = useKeyboardMove();
  return (
    <>
      <p role="status" className="visually-hidden">
        {move.announcement}
      </p>
      <p id={move.keysId} hidden>
        {t.board.keys}
      </p>
      <Stack align="start" gap={3} className={styles.board}>
        {SAVED_STATUSES.map((status) => (
          <Column key={status} status={status} all={saved} move={move} {...choice} />
        ))}
      </Stack>
    </>
  );
}

interface ColumnProps extends Omit<BoardProps, 'saved'> {
  readonly status: SavedStatus;
  readonly all: readonly SavedCollegeResource[];
  readonly move: KeyboardMove;
}

function Column({ status, all, move, ...choice }: ColumnProps) {
  const headingId = useId();
  const ref = useRef<HTMLElement>(null);
  const { save } = useSavingHere();
  const isNarrow = useNarrow();
  const colleges = withStatus(all, status);
  const carousel = useCarousel(colleges);
  const isOver = useDropTarget(ref, (ceeb) => {
    const dropped = all.find(({ attributes }) => attributes.ceeb_code === ceeb)?.attributes;
    if (dropped && dropped.status !== status) {
      void save({ ceeb, name: dropped.name, state: dropped.state }, status);
    }
  });
  const name = STATUS_NAMES[status];
  const Icon = STATUS_ICONS[status];
  const coming = move.held?.to === status && move.held.from !== status ? move.held : undefined;
  const shown = isNarrow ? carousel.shown : colleges;
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      aria-roledescription={isNarrow ? t.board.carousel : undefined}
      className={styles.column}
      data-over={isOver || coming !== undefined}
    >
      <Row as="header" pad={[0, 2, 1]} minHeight={36} gap={2} className={styles.boardHeader}>
        <Icon />
        <Text as="h3" size={3} id={headingId}>
          {name}
        </Text>
        <Text tone="muted" tabular>
          {colleges.length}
        </Text>
        {isNarrow && colleges.length > 1 && <Steps name={name} {...carousel} />}
      </Row>
      <Stack gap={2} className={styles.cards}>
        {coming && (
          <Text as="p" pad={3} flush size={2} tone="primary" weight={600} className={styles.coming}>
            {coming.name}
          </Text>
        )}
        {shown.map((college) => (
          <DraggableCard key={college.id} college={college} move={move} {...choice} />
        ))}
      </Stack>
      {colleges.length === 0 && (
        <Text as="p" pad={[4, 2]} flush size={2} tone="muted">
          {status === 'applied' ? t.board.applied : t.board.none} <FindColleges />
        </Text>
      )}
      {status === 'interested' && colleges.length > 0 && (
        <Row
          as="span"
          minHeight={36}
          inline
          justify="center"
          gap={2}
          above={1}
          size={2}
          weight={500}
          className={styles.add}
        >
          <AddIcon />
          <FindColleges text={t.board.add} />
        </Row>
      )}
    </section>
  );
}

function useCarousel(colleges: readonly SavedCollegeResource[]) {
  const first = colleges[0]?.id;
  const [index, setIndex] = useState(0);
  const [seenFirst, setSeenFirst] = useState(first);
  if (seenFirst !== first) {
    setSeenFirst(first);
    setIndex(0);
  }
  const position = Math.min(index, colleges.length - 1);
  return {
    shown: colleges.slice(position, position + 1),
    position,
    count: colleges.length,
    step: (by: number) => setIndex((position + by + colleges.length) % colleges.length),
  };
}

interface StepsProps {
  readonly name: string;
  readonly position: number;
  readonly count: number;
  readonly step: (by: number) => void;
}

const Steps = ({ name, position, count, step }: StepsProps) => (
  <Row gap={1} end nowrap size={2} tone="muted" tabular>
    <Button
      variant="minimal"
      size="small"
      icon={<ChevronLeftIcon />}
      aria-label={t.board.previous(name)}
      onClick={() => step(-1)}
    />
    <span role="status">{t.board.position(position + 1, count)}</span>
    <Button
      variant="minimal"
      size="small"
      icon={<ChevronRightIcon />}
      aria-label={t.board.next(name)}
      onClick={() => step(1)}
    />
  </Row>
);

interface DraggableCardProps extends Omit<BoardProps, 'saved'> {
  readonly college: SavedCollegeResource;
  readonly move: KeyboardMove;
}

function DraggableCard({ college, prospects, ...choice }: DraggableCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useDraggable(ref, college.attributes.ceeb_code);
  const prospect = prospects?.[college.attributes.ceeb_code];
  return <BoardCard ref={ref} drag={state} college={college} prospect={prospect} {...choice} />;
}
