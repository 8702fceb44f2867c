import { HTMLSelect } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { MIN_OUTCOMES, OUTCOME_ROUNDS, type OutcomesResource } from 'contract/outcomes';
import { useSignedInUser } from '../../../shared/api/session';
import { Chart } from '../../../shared/chart/Chart';
import { t as chart } from '../../../shared/chart/en';
import { Box, Row, Stack, Text } from '../../../shared/layout/layout';
import { Loaded } from '../../../shared/list/Loaded';
import { DataRow, Rows, Table } from '../../../shared/list/Table';
import { SegmentedSwitch } from '../../../shared/ui/SegmentedSwitch';
import '../../../domain/colleges/colleges.events';
import { endpoints, query } from '../../../shared/api/resource';
import { t } from './en';
import { MARKS, scatterOption } from './scatterOption';
import { SCALES, scoreOn, summaryOf, type Scale } from './scores';
import styles from './outcomes.module.css';

const OutcomesApi = endpoints({
  outcomes: query('GET /users/{studentId}/outcomes/{ceeb}', {
    providesTags: [{ type: 'Outcome', id: 'LIST' }],
  }),
});

interface OutcomesProps {
  readonly studentId: string;
  readonly ceeb: string;
  readonly college: string;
}

/** What became of the school's earlier applications to a college, and where the student stands among them. */
export default function Outcomes({ studentId, ceeb, college }: OutcomesProps) {
  const { role } = useSignedInUser();
  const isAllowed = role !== 'exam_admin';
  const query = OutcomesApi.useOutcomesQuery(isAllowed ? { studentId, ceeb } : skipToken);
  const isOwn = role === 'student';
  const headingId = useId();
  const attributes = query.currentData?.attributes;
  // Only the response says whether there is anything to show.
  const isUnknown = !attributes && !query.isError;
  if (!isAllowed || isUnknown || attributes?.state === 'off') return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <h3 id={headingId}>{t.title(isOwn)}</h3>
      <Loaded query={query} what={t.what} rows={3}>
        {({ attributes: outcomes }) =>
          outcomes.state === 'few' ? (
            <Text as="p" flush tone="muted">
              {t.few(MIN_OUTCOMES)}
            </Text>
          ) : (
            <Points outcomes={outcomes} college={college} isOwn={isOwn} />
          )
        }
      </Loaded>
    </Stack>
  );
}

interface PointsProps {
  readonly outcomes: OutcomesResource['attributes'];
  readonly college: string;
  readonly isOwn: boolean;
}

function Points({ outcomes: { points: all, you }, college, isOwn }: PointsProps) {
  const [scale, setScale] = useState<Scale>(you.act !== null && you.sat === null ? 'ACT' : 'SAT');
  const [classes, setClasses] = useState('');
  const [round, setRound] = useState('');
  const points = useMemo(
    () => all.filter((point) => (!classes || point.classes === classes) && (!round || point.round === round)),
    [all, classes, round],
  );
  const name = t.you(isOwn);
  const option = useMemo(
    () => scatterOption({ points, you: { ...you, name }, scale }),
    [points, you, name, scale],
  );
  const groups = [...new Set(all.flatMap((point) => point.classes ?? []))].sort();
  const rounds = OUTCOME_ROUNDS.filter((one) => all.some((point) => point.round === one));
  return (
    <>
      <Row wrap gap={2}>
        <SegmentedSwitch
          label={t.test}
          options={SCALES.map((value) => ({ value, text: t.score[value] }))}
          value={scale}
          onChange={setScale}
        />
        {groups.length > 1 && (
          <HTMLSelect
            aria-label={t.classes}
            value={classes}
            options={[{ value: '', label: t.allClasses }, ...groups]}
            onChange={({ currentTarget }) => setClasses(currentTarget.value)}
          />
        )}
        {rounds.length > 1 && (
          <HTMLSelect
            aria-label={t.rounds}
            value={round}
            options={[
              { value: '', label: t.allRounds },
              ...rounds.map((value) => ({ value, label: t.round[value] })),
            ]}
            onChange={({ currentTarget }) => setRound(currentTarget.value)}
          />
        )}
      </Row>
      <Text as="p" flush size={2} tone="muted">
        {t.count(points.length)}
      </Text>
      <Chart option={option} label={t.chart(college)} height={300} />
      <Legend you={you.gpa === null ? undefined : name} />
      <Summary points={points} scale={scale} />
      {you.gpa === null && (
        <Text as="p" flush size={2} tone="muted">
          {t.noFacts(isOwn)}
        </Text>
      )}
      <Text as="p" flush size={2} tone="muted">
        {t.converted} {t.rule}
      </Text>
      <details>
        <summary>{chart.asTable}</summary>
        <EachPoint points={points} scale={scale} />
      </details>
    </>
  );
}

/** The shapes of the chart's points. */
const SIGNS = {
  admitted: 'M5 0a5 5 0 1 0 .01 0Z',
  waitlisted: 'M5 0l5 9H0Z',
  denied: 'M5 0l5 5-5 5-5-5Z',
  you: 'M5 10L1.3 6A4.3 4.3 0 1 1 8.7 6Z',
} as const;

const Legend = ({ you }: { you: string | undefined }) => (
  <Row wrap gap={[1, 4]} as="ul">
    {(['admitted', 'waitlisted', 'denied'] as const).map((decision) => (
      <Text as="li" size={2} key={decision}>
        <Sign of={decision} /> {t.decisions[decision]}
      </Text>
    ))}
    {you && (
      <Text as="li" size={2}>
        <Sign of="you" /> {you}
      </Text>
    )}
  </Row>
);

const Sign = ({ of }: { of: keyof typeof SIGNS }) => (
  <svg aria-hidden width={11} height={11} viewBox="0 0 10 10">
    <path d={SIGNS[of]} fill={MARKS[of].color} />
  </svg>
);

type OfPoints = Pick<OutcomesResource['attributes'], 'points'> & { readonly scale: Scale };

const Summary = ({ points, scale }: OfPoints) => (
  <Frame caption={t.count(points.length)}>
    <Table
      caption={t.count(points.length)}
      heads={[t.decision, t.students, t.middleOf(t.gpa), t.middleOf(t.score[scale])]}
      className={styles.table}
    >
      <Rows>
        {summaryOf(points, scale).map(({ decision, students, gpa, score }) => (
          <DataRow
            key={decision}
            head={t.decisions[decision]}
            cells={[
              t.number(students),
              gpa ? t.range(...gpa) : t.unknown,
              score ? t.scores(...score) : t.unknown,
            ]}
          />
        ))}
      </Rows>
    </Table>
  </Frame>
);

const EachPoint = ({ points, scale }: OfPoints) => (
  <Frame caption={chart.asTable}>
    <Table caption={chart.asTable} heads={[t.decision, t.gpa, t.score[scale]]} className={styles.table}>
      <Rows>
        {points.map((point, index) => (
          <DataRow
            key={index}
            head={t.decisions[point.decision]}
            cells={[
              point.gpa === null ? t.unknown : t.number(point.gpa),
              scoreOn(scale, point) ?? t.noScores,
            ]}
          />
        ))}
      </Rows>
    </Table>
  </Frame>
);

const Frame = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <Box role="group" aria-label={caption} tabIndex={0} className={styles.frame}>
    {children}
  </Box>
);
