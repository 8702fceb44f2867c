import { Checkbox, Classes } from '@blueprintjs/core';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { countingDeadlines } from 'contract/deadlines';
import type { ProspectResource, SavedCollegeResource } from 'contract/saved-colleges';
import { answerOf, DEADLINE_NAMES, hasPassed, inTime } from '../../domain/colleges/deadlines';
import { Logo } from '../../domain/colleges/Logo';
import { placeOf } from '../../domain/colleges/savedStatus';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { daysUntil, formatDate, formatDistance, formatLongDate } from '../../shared/lib/time';
import { Meter } from '../../shared/ui/Meter';
import { DragHandleVerticalIcon, FlagIcon } from '../../shared/ui/icons';
import { MAX_COMPARED, useCollegesAddress } from './address';
import { ApplicationLine } from './applications/ApplicationLine';
import { t } from './en';
import { Fit } from './Fit';
import type { KeyboardMove } from './useKeyboardMove';
import styles from './colleges.module.css';

const SOON_DAYS = 14;

interface BoardCardProps {
  readonly college: SavedCollegeResource;
  readonly prospect: ProspectResource['attributes'] | undefined;
  readonly move: KeyboardMove;
  readonly drag: string;
  readonly picked: readonly string[];
  readonly onPick: (ceeb: string, picked: boolean) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

export function BoardCard({ college, prospect, move, drag, picked, onPick, ref }: BoardCardProps) {
  const { ceeb_code: ceeb, name, state, status } = college.attributes;
  const { toCollege } = useCollegesAddress();
  const isPicked = picked.includes(ceeb);
  return (
    <Stack
      gap={2}
      pad={3}
      size={2}
      ref={ref}
      data-saved={ceeb}
      data-status={status}
      data-drag={drag}
      data-held={move.held?.ceeb === ceeb || undefined}
      className={styles.card}
    >
      <Grid columns="auto minmax(0, 1fr) auto" className={styles.head}>
        <Logo ceeb={ceeb} />
        <Stack alignContent="start" shrink>
          <Text
            as={Link}
            quiet
            breakable
            size={3}
            tone="ink"
            weight={600}
            to={toCollege(ceeb)}
            preventScrollReset
            draggable={false}
            className={styles.name}
          >
            {name}
          </Text>
          <Text breakable size={1} tone="muted">
            {placeOf(college.attributes)}
          </Text>
        </Stack>
        <Row align="start" className={styles.acts}>
          <button
            type="button"
            className={`${Classes.BUTTON} ${Classes.SMALL} ${Classes.MINIMAL}`}
            {...move.handleOf(college)}
          >
            <DragHandleVerticalIcon />
          </button>
          <SaveMenu college={{ ceeb, name, state }} isBrief />
        </Row>
      </Grid>
      <NextDeadline of={college.attributes} />
      <ApplicationLine of={college.attributes} />
      <Row wrap gap={[1, 2]} tone="muted" className={styles.line}>
        {prospect?.chance && <Fit chance={prospect.chance} of={name} />}
        {prospect && <Progress {...prospect.tasks} />}
        <Checkbox
          className={styles.pick}
          aria-label={t.mine.pick(name)}
          label={t.mine.compareIt}
          checked={isPicked}
          disabled={!isPicked && picked.length >= MAX_COMPARED}
          onChange={() => onPick(ceeb, !isPicked)}
        />
      </Row>
    </Stack>
  );
}

function NextDeadline({ of }: { of: SavedCollegeResource['attributes'] }) {
  if (of.application?.decision) return null;
  if (of.status === 'applied')
    return (
      <Row as="p" wrap gap={[1, 2]} tone="muted" className={styles.line}>
        {answerOf(of)}
      </Row>
    );
  const deadlines = inTime(countingDeadlines(of.application, of));
  const next = deadlines[0];
  if (!next)
    return (
      <Row as="p" wrap gap={[1, 2]} tone="muted" className={styles.line}>
        {t.board.noDeadline}
      </Row>
    );
  const shown = hasPassed(next) ? deadlines.at(-1)! : next;
  const isPast = hasPassed(shown);
  const isSoon = !isPast && daysUntil(shown.date) <= SOON_DAYS;
  return (
    <Row
      as="p"
      wrap
      gap={[1, 2]}
      tone="muted"
      className={styles.deadline}
      data-soon={isSoon || undefined}
      data-passed={isPast || undefined}
    >
      <Row as="span" inline size={1} weight={550} className={styles.kind}>
        <FlagIcon size={12} />
        {DEADLINE_NAMES[shown.kind]}
      </Row>
      <Text as="time" tone="ink" tabular dateTime={shown.date} title={formatLongDate(shown.date)}>
        {formatDate(shown.date)}
      </Text>
      <Text end nowrap className={styles.distance}>
        {isPast ? t.passed : formatDistance(shown.date)}
      </Text>
    </Row>
  );
}

function Progress({ done, all }: ProspectResource['attributes']['tasks']) {
  if (all === 0)
    return (
      <Row as="span" inline gap={2} end tabular className={styles.progress}>
        {t.board.noTasks}
      </Row>
    );
  return (
    <Row as="span" inline gap={2} end tabular className={styles.progress}>
      <Meter share={done / all} className={styles.bar} />
      <span aria-hidden="true">{t.board.progress(done, all)}</span>
      <span className="visually-hidden">{t.board.tasks(done, all)}</span>
    </Row>
  );
}
