import { Button } from '@blueprintjs/core';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditResource } from 'contract/admin';
import { eventName } from 'contract/event-names';
import { Changes } from '../../domain/changes/Changes';
import { roleName } from '../../domain/people/roles';
import { StudentLink } from '../../domain/students/StudentLink';
import { Grid, Row, Text } from '../../shared/layout/layout';
import { formatDate, formatInstant, formatTime, type Instant } from '../../shared/lib/time';
import { useFilters } from '../../shared/routing/useUrlState';
import { CaretDownIcon, CaretUpIcon, FilterIcon } from '../../shared/ui/icons';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { t } from './en';
import { NO_FILTERS } from './filters';
import styles from './audit.module.css';

interface EntryProps {
  readonly entry: AuditResource;
  /** Whether an entry above has already listed the action's other entries. */
  readonly follows: boolean;
}

export function Entry({ entry, follows }: EntryProps) {
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { time, sentence } = entry.attributes;
  return (
    <Grid
      as="article"
      columns="150px minmax(0, 1fr) auto"
      align="start"
      gap={[0, 4]}
      pad={[3, 'inset']}
      className={styles.entry}
    >
      <When time={time} />
      <Text as="div" breakable className={styles.what}>
        <Text as="p" width="none" flush>
          {sentence}
        </Text>
        {!follows && <Action {...entry} />}
        <Who {...entry} />
      </Text>
      <Button
        variant="minimal"
        size="small"
        text={t.entry.details}
        endIcon={isOpen ? <CaretUpIcon /> : <CaretDownIcon />}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={detailsId} hidden={!isOpen} className={styles.details}>
        {isOpen && <Details {...entry} />}
      </div>
    </Grid>
  );
}

function When({ time }: { time: Instant }) {
  return (
    <Row
      as="time"
      wrap
      align="stretch"
      gap={[0, 2]}
      size={2}
      tone="muted"
      tabular
      dateTime={time}
      title={`${formatInstant(time)} (${time})`}
      className={styles.when}
    >
      <span>{formatDate(time)}</span> <span>{formatTime(time)}</span>
    </Row>
  );
}

function Who({ attributes, relationships: { actor, subject, task } }: AuditResource) {
  const role = roleName(attributes.actorRole);
  return (
    <p className={styles.who}>
      <span>
        {actor.data
          ? t.entry.actor(
              <PersonLink
                key="actor"
                filter="actor"
                {...actor.data}
                isStudent={attributes.actorRole === 'student'}
                title={t.entry.actorTitle}
              />,
              role,
            )
          : role}
      </span>
      {subject.data && (
        <span>
          {t.entry.subject(
            <PersonLink
              key="subject"
              filter="subject"
              {...subject.data}
              isStudent={subject.data.attributes.role === 'student'}
              title={t.entry.subjectTitle}
            />,
          )}
        </span>
      )}
      {task.data && (
        <span>
          {t.entry.task(<FilterLink key="task" filter="task" {...task.data} title={t.entry.taskTitle} />)}
        </span>
      )}
    </p>
  );
}

interface PersonLinkProps extends FilterLinkProps {
  readonly isStudent: boolean;
}

/** A student's name leads to the student's page, with the filter next to it. */
function PersonLink({ isStudent, ...link }: PersonLinkProps) {
  const { id, attributes, title } = link;
  if (!isStudent) return <FilterLink {...link} />;
  return (
    <>
      <StudentLink id={id} underlined>
        {attributes.name}
      </StudentLink>{' '}
      <FilterLink {...link} label={`${attributes.name}: ${title}`}>
        <FilterIcon size={12} />
      </FilterLink>
    </>
  );
}

interface FilterLinkProps {
  readonly filter: 'actor' | 'subject' | 'task';
  readonly id: string;
  readonly attributes: { readonly name: string };
  readonly title: string;
  readonly label?: string;
  readonly children?: ReactNode;
}

function FilterLink({ filter, id, attributes, title, label, children }: FilterLinkProps) {
  const [, , addressWith] = useFilters(NO_FILTERS);
  return (
    <Link to={addressWith({ [filter]: id })} title={title} aria-label={label}>
      {children ?? attributes.name}
    </Link>
  );
}

function Details({ attributes, relationships }: AuditResource) {
  const { before, after, type, stream, revision, correlationId } = attributes;
  const names = Object.fromEntries(
    Object.values(relationships).flatMap(({ data }) => (data ? [[data.id, data.attributes.name]] : [])),
  );
  return (
    <>
      <Changes
        before={before}
        after={after}
        names={names}
        called={relationships.task.data ? t.taskFields : undefined}
      />
      <DescriptionList
        inline
        facts={[
          [t.entry.event, eventName(type)],
          [t.entry.stream, `${stream}@${revision}`],
          [t.entry.correlation, correlationId],
        ]}
      />
    </>
  );
}

const SHOWN = 3;

function Action({ attributes: { action, correlationId, type } }: Pick<AuditResource, 'attributes'>) {
  const [{ correlation }, , addressWith] = useFilters(NO_FILTERS);
  const others = action.entries - 1;
  if (others === 0 || correlation === correlationId) return null;
  const address = addressWith({ ...NO_FILTERS, correlation: correlationId });
  return (
    <Text as="p" width="none" flush size={2}>
      {t.action.others(others, kindsOf(action.types, type))}{' '}
      <Link to={address}>{t.action.all(action.entries)}</Link>
    </Text>
  );
}

function kindsOf(types: AuditResource['attributes']['action']['types'], own: string): string {
  const counts = Object.entries(types)
    .map(([type, count]) => [type, type === own ? count - 1 : count] as const)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);
  const shown = counts.slice(0, SHOWN).map(([type, count]) => t.action.counted(eventName(type), count));
  const further = counts.length - shown.length;
  return [...shown, ...(further > 0 ? [t.action.furtherTypes(further)] : [])].join(', ');
}
