import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MatchResource } from 'contract/survey';
import { Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { formatPercent } from '../../shared/lib/format';
import { HelpIcon, MinusIcon, TickIcon } from '../../shared/ui/icons';
import { ChanceTag } from '../colleges/ChanceTag';
import { Logo } from '../colleges/Logo';
import { SaveMenu } from '../colleges/SaveMenu';
import { placeOf } from '../colleges/savedStatus';
import type { Change } from './whatIf';
import { t } from './en';
import styles from './survey.module.css';
import { confidenceWords, fitWords, reasonsOf, type Reason } from './messages';

const SHOWN_AT_FIRST = 3;

interface MatchCardProps {
  readonly match: MatchResource;
  readonly change?: Change;
}

export function MatchCard({ match, change }: MatchCardProps) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const { name, state, fit, confidence, position, positionBasis } = match.attributes;
  const reasons = reasonsOf(match);
  const kinds = (['for', 'against', 'unknown'] as const).map((verdict) => ({
    verdict,
    reasons: reasons.filter((reason) => reason.verdict === verdict),
  }));
  const hasMore = kinds.some(({ reasons }) => reasons.length > SHOWN_AT_FIRST);
  return (
    <Stack as="article" gap={3} pad={[4, 'inset']} aria-labelledby={titleId}>
      <Grid
        as="header"
        columns="auto minmax(0, 1fr) auto auto"
        align="start"
        gap={[2, 3]}
        className={styles.header}
      >
        <Logo ceeb={match.id} />
        <Stack shrink gap="2px">
          <Text as="h3" flush size={3} weight={600} id={titleId}>
            <Text as={Link} quiet breakable tone="ink" to={`/colleges?college=${match.id}`}>
              {name}
            </Text>
          </Text>
          <Text as="p" flush size={2} tone="muted">
            {placeOf(match.attributes)}
          </Text>
          <Text as="p" flush size={2} tone="muted">
            <ChanceTag chance={position} /> {t.basis[positionBasis]}
          </Text>
        </Stack>
        <Stack justify="end" size={1} tone="muted" textAlign="right" className={styles.fit}>
          <Text as="strong" size={5} tone="ink" weight={650} tabular>
            {formatPercent(Math.round(fit * 100) / 100)}
          </Text>
          <span>{fitWords(fit)}</span>
          {change !== undefined && <ChangeNote change={change} />}
        </Stack>
        <div className={styles.save}>
          <SaveMenu college={{ ceeb: match.id, name, state }} />
        </div>
      </Grid>
      <Grid columns={3} gap={4} className={styles.why}>
        {kinds.map(({ verdict, reasons }) => (
          <Why
            key={verdict}
            verdict={verdict}
            reasons={isWhole ? reasons : reasons.slice(0, SHOWN_AT_FIRST)}
          />
        ))}
      </Grid>
      <Row as="footer" minHeight={28} wrap justify="between" gap={[1, 3]} size={1} tone="muted">
        <span>{confidence < 1 && confidenceWords(confidence)}</span>
        {hasMore && (
          <Button
            variant="minimal"
            size="small"
            aria-expanded={isWhole}
            aria-label={isWhole ? t.parts.fewer(name) : t.parts.all(name)}
            text={isWhole ? t.parts.showFewer : t.parts.showAll}
            onClick={() => setWhole(!isWhole)}
          />
        )}
      </Row>
    </Stack>
  );
}

const KINDS = {
  for: { title: t.parts.for, none: t.parts.noneFor, icon: <TickIcon size={14} /> },
  against: { title: t.parts.against, none: t.parts.noneAgainst, icon: <MinusIcon size={14} /> },
  unknown: { title: t.parts.unknown, none: t.parts.noneUnknown, icon: <HelpIcon size={14} /> },
} as const;

interface WhyProps {
  readonly verdict: keyof typeof KINDS;
  readonly reasons: readonly Reason[];
}

function Why({ verdict, reasons }: WhyProps) {
  const { title, none, icon } = KINDS[verdict];
  return (
    <section data-verdict={verdict} className={styles.kind}>
      <Row as="h4" size={1} weight={600}>
        {icon}
        {title}
      </Row>
      {reasons.length === 0 ? (
        <Text as="p" size={2} tone="muted">
          {none}
        </Text>
      ) : (
        <ul>
          {reasons.map(({ questionId, text }) => (
            <Text as="li" breakable size={2} tabular key={questionId}>
              {text}
            </Text>
          ))}
        </ul>
      )}
    </section>
  );
}

function ChangeNote({ change }: { change: Change }) {
  if (!change)
    return (
      <Text tone="success" weight={600}>
        {t.changes.isNew}
      </Text>
    );
  const { places, points } = change;
  return (
    <Text
      tone={places > 0 ? 'success' : places < 0 ? 'danger' : undefined}
      weight={places === 0 ? undefined : 600}
    >
      {placesText(places)}, {points === 0 ? t.changes.samePoints : t.changes.points(points)}
    </Text>
  );
}

function placesText(places: number): string {
  if (places === 0) return t.changes.stays;
  return places > 0 ? t.changes.up(places) : t.changes.down(-places);
}
