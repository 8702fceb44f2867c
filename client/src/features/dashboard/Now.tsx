import { Classes } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard, DashboardCollege } from 'contract/dashboard';
import { usePlanPages } from '../../domain/children/planPages';
import { DEADLINE_TITLES } from '../../domain/colleges/deadlines';
import { Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { DueDate } from '../../domain/tasks/DueDate';
import { ArrowRightIcon } from '../../shared/ui/icons';
import { t as all } from './en';
import styles from './dashboard.module.css';

const t = all.now;

interface NowProps {
  readonly tasks: Dashboard['tasks'];
  readonly college: DashboardCollege | undefined;
  readonly isFirst: boolean;
}

export function Now({ tasks, college, isFirst }: NowProps) {
  const pages = usePlanPages();
  const { overdue, thisWeek } = tasks;
  const { to, text } = pages.changes ? doingOf(tasks, college) : { to: pages.tasks, text: t.look };
  return (
    <Row as="section" align="stretch" framed aria-label={t.title} className={styles.now}>
      <Grid as="dl" columns="auto auto minmax(0, 1fr)" grow className={styles.facts}>
        <Fact name={t.overdue}>
          <Text
            as="strong"
            size={5}
            tone="ink"
            weight={650}
            tabular
            className={overdue.count > 0 ? styles.late : undefined}
          >
            {overdue.count}
          </Text>{' '}
          {overdue.first ? t.oldest(overdue.first) : t.nothingOverdue}
        </Fact>
        <Fact name={t.thisWeek}>
          <Text as="strong" size={5} tone="ink" weight={650} tabular>
            {thisWeek.count}
          </Text>{' '}
          {thisWeek.first ? t.first(thisWeek.first) : t.nothingThisWeek}
        </Fact>
        <Fact name={t.deadline}>
          {college?.deadline ? (
            <>
              <Text
                as={Link}
                breakable
                size={3}
                tone="ink"
                weight={600}
                block
                to={`${pages.colleges}?college=${college.id}`}
                className={styles.college}
              >
                {college.name}
              </Text>
              <Row as="span" wrap align="stretch" gap="0 0.4em">
                {DEADLINE_TITLES[college.deadline.kind]} · <DueDate date={college.deadline.date} />
              </Row>
            </>
          ) : (
            <>
              <Text breakable size={3} tone="ink" weight={600} block className={styles.college}>
                {t.noDeadline}
              </Text>
              <Row as="span" wrap align="stretch" gap="0 0.4em">
                {pages.changes ? t.noDeadlineHint : t.noDeadlineOfChild}
              </Row>
            </>
          )}
        </Fact>
      </Grid>
      <Stack pad={[4, 'inset']} className={styles.act}>
        <ButtonLink to={to} size="large" primary={isFirst} className={styles.button}>
          <span className={Classes.BUTTON_TEXT}>{text}</span>
          <ArrowRightIcon />
        </ButtonLink>
      </Stack>
    </Row>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function doingOf({ overdue, thisWeek, next }: Dashboard['tasks'], college?: DashboardCollege) {
  if (overdue.count > 0) return { to: '/tasks', text: t.clear(overdue.count) };
  if (thisWeek.count > 0) return { to: '/tasks', text: t.doThisWeek(thisWeek.count) };
  if (next[0]) return { to: `/tasks?task=${next[0].id}`, text: t.startNext };
  if (college?.deadline) return { to: `/colleges?college=${college.id}`, text: t.seeDeadline };
  return { to: '/colleges', text: t.find };
}
