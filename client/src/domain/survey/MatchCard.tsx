import { Button } from '@blueprintjs/core';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MatchPart, MatchResource } from 'contract/survey';
import { formatPercent } from '../../shared/lib/format';
import { HelpIcon, MinusIcon, TickIcon } from '../../shared/ui/icons';
import { ChanceTag } from '../colleges/ChanceTag';
import { Logo } from '../colleges/Logo';
import { SaveMenu } from '../colleges/SaveMenu';
import { placeOf } from '../colleges/savedStatus';
import { ChangeNote } from './ChangeNote';
import type { Change } from './compare';
import { t } from './en';
import styles from './MatchCard.module.css';
import { confidenceWords, figureText, fitWords, partsOf, wishText } from './messages';

const SHOWN_AT_FIRST = 3;

interface MatchCardProps {
  readonly match: MatchResource;
  readonly change?: Change;
}

export function MatchCard({ match, change }: MatchCardProps) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const { name, state, fit, confidence, position, positionBasis } = match.attributes;
  const kinds = (['for', 'against', 'unknown'] as const).map((verdict) => ({
    verdict,
    parts: partsOf(match, verdict),
  }));
  const hasMore = kinds.some(({ parts }) => parts.length > SHOWN_AT_FIRST);
  return (
    <article aria-labelledby={titleId} className={styles.match}>
      <header className={styles.header}>
        <Logo ceeb={match.id} />
        <div className={styles.who}>
          <h4 id={titleId}>
            <Link to={`/colleges?college=${match.id}`} className={styles.name}>
              {name}
            </Link>
          </h4>
          <p className={styles.place}>{placeOf(match.attributes)}</p>
          <p className={styles.place}>
            <ChanceTag chance={position} /> {t.basis[positionBasis]}
          </p>
        </div>
        <div className={styles.fit}>
          <strong>{formatPercent(Math.round(fit * 100) / 100)}</strong>
          <span>{fitWords(fit)}</span>
          {change !== undefined && <ChangeNote change={change} />}
        </div>
        <div className={styles.save}>
          <SaveMenu college={{ ceeb: match.id, name, state }} />
        </div>
      </header>
      <div className={styles.why}>
        {kinds.map(({ verdict, parts }) => (
          <Why key={verdict} verdict={verdict} parts={isWhole ? parts : parts.slice(0, SHOWN_AT_FIRST)} />
        ))}
      </div>
      <footer className={styles.footer}>
        <span>{confidenceWords(confidence)}</span>
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
      </footer>
    </article>
  );
}

const KINDS = {
  for: { title: t.parts.for, none: t.parts.noneFor, icon: <TickIcon size={14} /> },
  against: { title: t.parts.against, none: t.parts.noneAgainst, icon: <MinusIcon size={14} /> },
  unknown: { title: t.parts.unknown, none: t.parts.noneUnknown, icon: <HelpIcon size={14} /> },
} as const;

function Why({ verdict, parts }: { verdict: keyof typeof KINDS; parts: readonly MatchPart[] }) {
  const { title, none, icon } = KINDS[verdict];
  return (
    <section data-verdict={verdict} className={styles.kind}>
      <h5>
        {icon}
        {title}
      </h5>
      {parts.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul>
          {parts.map((part) => (
            <li key={part.questionId}>
              <Reason figure={figureText(part)}>{wishText(part)}</Reason>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Reason = ({ figure, children }: { figure: string | null; children: ReactNode }) => (
  <>
    {figure && <span>{figure}</span>}
    <small>{children}</small>
  </>
);
