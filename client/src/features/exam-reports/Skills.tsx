import type { CSSProperties } from 'react';
import type { SkillTrend } from 'contract/exam-analysis';
import { examFailure, ExamsApi } from '../../domain/exams/exams.api';
import { Row, Text } from '../../shared/layout/layout';
import { formatPercent } from '../../shared/lib/format';
import { formatShortDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Cell, DataRow, GroupRow, Rows, Table } from '../../shared/list/Table';
import { Section } from '../../shared/layout/Section';
import { WarningSignIcon } from '../../shared/ui/icons';
import { t } from './en';
import { partName, type ReportProps } from './report';
import styles from './examReports.module.css';

export function Skills({ studentId, type }: ReportProps) {
  const query = ExamsApi.useExamAnalysisQuery({ studentId, type });
  return (
    <Section title={t.skills.title}>
      <Loaded query={query} what={t.skills.loading} rows={6} message={examFailure(query.error)}>
        {({ attributes: { skills } }) =>
          skills.length === 0 ? (
            <Text as="p" pad={[3, 'inset']} size={2} tone="muted">
              {t.skills.none}
            </Text>
          ) : (
            <>
              <HeatMap skills={skills} />
              <Text as="p" pad={[3, 'inset']} size={2} tone="muted">
                {t.skills.help}
              </Text>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function HeatMap({ skills }: { readonly skills: readonly SkillTrend[] }) {
  const columns = new Map(
    skills.flatMap((skill) => skill.exams).map(({ examId, dateTaken }) => [examId, dateTaken] as const),
  );
  const newestFirst = [...columns].sort(([, one], [, other]) => other.localeCompare(one));
  const parts = [...new Set(skills.map(({ part }) => part))];
  return (
    <div role="group" aria-label={t.skills.title} tabIndex={0} className={styles.frame}>
      <Table
        heads={[
          t.skills.skill,
          ...newestFirst.map(([examId, date]) => (
            <time key={examId} dateTime={date}>
              {formatShortDate(date)}
            </time>
          )),
        ]}
        className={styles.map}
        style={{ '--exams': newestFirst.length } as CSSProperties}
      >
        {parts.map((part) => (
          <Rows key={part}>
            <GroupRow columns={newestFirst.length + 1} className={styles.skillsPart}>
              {partName(part)}
            </GroupRow>
            {skills
              .filter((skill) => skill.part === part)
              .map((skill) => (
                <DataRow key={skill.name} head={skill.name}>
                  {newestFirst.map(([examId], index) => (
                    <SkillCell
                      key={examId}
                      score={scoreIn(skill, examId)}
                      before={index === 0 ? scoreIn(skill, newestFirst[1]?.[0]) : undefined}
                    />
                  ))}
                </DataRow>
              ))}
          </Rows>
        ))}
      </Table>
    </div>
  );
}

type Score = SkillTrend['exams'][number] | undefined;

const scoreIn = (skill: SkillTrend, examId: string | undefined): Score =>
  skill.exams.find((exam) => exam.examId === examId);

const WEAK_BELOW = 60;
const STRONG_FROM = 80;

interface SkillCellProps {
  readonly score: Score;
  /** The test before the newest one, whose cell shows the change since then. */
  readonly before: Score;
}

function SkillCell({ score, before }: SkillCellProps) {
  if (!score || score.percentage === null)
    return (
      <Cell>
        <span className="visually-hidden">{t.skills.notAsked}</span>
      </Cell>
    );
  const { percentage, correct, total } = score;
  const level = percentage < WEAK_BELOW ? 'weak' : percentage < STRONG_FROM ? 'fair' : 'strong';
  const change = before?.percentage == null ? 0 : percentage - before.percentage;
  return (
    <Cell className={styles.cell} data-level={level}>
      <Row as="span" wrap gap={[0, 2]}>
        {level === 'weak' && <WarningSignIcon size={12} title={t.skills.weak} />}
        <Text as="strong" weight={600}>
          {formatPercent(percentage / 100)}
        </Text>
        <small className={styles.count}>{t.skills.cell(correct, total)}</small>
        {change !== 0 && (
          <small title={t.skills.change(change)}>{change > 0 ? `+${change}` : `−${-change}`}</small>
        )}
      </Row>
    </Cell>
  );
}
