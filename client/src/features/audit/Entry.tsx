import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AuditResource } from 'contract/admin';
import { roleName } from '../../shared/lib/roles';
import { formatDate, formatInstant, formatTime, type Instant } from '../../shared/lib/time';
import { useFilters } from '../../shared/routing/useUrlState';
import { CaretDownIcon, CaretUpIcon } from '../../shared/ui/icons';
import { Changes } from './Changes';
import { NO_FILTERS } from './filters';
import { inWords } from './readable';
import styles from './Entry.module.css';

export function Entry({ entry }: { entry: AuditResource }) {
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { time, sentence } = entry.attributes;
  return (
    <article className={styles.entry}>
      <When time={time} />
      <div className={styles.what}>
        <p className={styles.sentence}>{sentence}</p>
        <Who {...entry} />
      </div>
      <Button
        variant="minimal"
        size="small"
        text="Details"
        endIcon={isOpen ? <CaretUpIcon /> : <CaretDownIcon />}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={detailsId} hidden={!isOpen} className={styles.details}>
        {isOpen && <Details {...entry} />}
      </div>
    </article>
  );
}

function When({ time }: { time: Instant }) {
  return (
    <time dateTime={time} title={`${formatInstant(time)} (${time})`} className={styles.when}>
      <span>{formatDate(time)}</span> <span>{formatTime(time)}</span>
    </time>
  );
}

function Who({ attributes, relationships: { actor, subject, task } }: AuditResource) {
  const role = roleName(attributes.actorRole);
  return (
    <p className={styles.who}>
      <span>
        {actor.data ? (
          <>
            <FilterLink filter="actor" {...actor.data} title="Only what this person did" /> ({role})
          </>
        ) : (
          role
        )}
      </span>
      {subject.data && (
        <span>
          about <FilterLink filter="subject" {...subject.data} title="Only what concerns this person" />
        </span>
      )}
      {task.data && (
        <span>
          task <FilterLink filter="task" {...task.data} title="Only what concerns this task" />
        </span>
      )}
    </p>
  );
}

interface FilterLinkProps {
  readonly filter: 'actor' | 'subject' | 'task';
  readonly id: string;
  readonly attributes: { readonly name: string };
  readonly title: string;
}

function FilterLink({ filter, id, attributes, title }: FilterLinkProps) {
  const [, , addressWith] = useFilters(NO_FILTERS);
  return (
    <Link to={addressWith({ [filter]: id })} title={title}>
      {attributes.name}
    </Link>
  );
}

function Details({ attributes, relationships }: AuditResource) {
  const { before, after, type, stream, revision, correlationId } = attributes;
  const names = Object.fromEntries(
    Object.values(relationships).flatMap(({ data }) => (data ? [[data.id, data.attributes.name]] : [])),
  );
  const facts = { Event: inWords(type), Stream: `${stream}@${revision}`, Correlation: correlationId };
  return (
    <>
      <Changes before={before} after={after} names={names} />
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
