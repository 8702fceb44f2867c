import type { CSSProperties } from 'react';
import type { SkillTrend } from 'contract/exam-analysis';
import { examFailure, useExamAnalysisQuery } from '../../domain/exams/exams.api';
import { Sample } from '../../domain/exams/Sample';
import { Text } from '../../shared/layout/layout';
import { formatPercent } from '../../shared/lib/format';
import { formatDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Cell, DataRow, GroupRow, Rows, Table } from '../../shared/list/Table';
import { Section } from '../../shared/layout/Section';
import { t } from './en';
import { isSample, partName, type ReportProps } from './report';
import styles from './examReports.module.css';

export function Skills({ studentId, type, exams }: ReportProps) {
  const query = useExamAnalysisQuery({ studentId, type });
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
              <HeatMap skills={skills} exams={exams} />
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

function HeatMap({ skills, exams }: { readonly skills: readonly SkillTrend[] } & Pick<ReportProps, 'exams'>) {
  const columns = new Map(
    skills.flatMap((skill) => skill.exams).map(({ examId, dateTaken }) => [examId, dateTaken] as const),
  );
  const inOrder = [...columns].sort(([, one], [, other]) => one.localeCompare(other));
  const parts = [...new Set(skills.map(({ part }) => part))];
  return (
    <div role="group" aria-label={t.skills.title} tabIndex={0} className={styles.frame}>
      <Table
        heads={[
          t.skills.skill,
          ...inOrder.map(([examId, date]) => (
            <>
              <time dateTime={date}>{formatDate(date)}</time> {isSample(exams, examId) && <Sample />}
            </>
          )),
        ]}
        className={styles.map}
        style={{ '--exams': inOrder.length } as CSSProperties}
      >
        {parts.map((part) => (
          <Rows key={part}>
            <GroupRow columns={inOrder.length + 1} className={styles.skillsPart}>
              {partName(part)}
            </GroupRow>
            {skills
              .filter((skill) => skill.part === part)
              .map((skill) => (
                <DataRow key={skill.name} head={skill.name}>
                  {inOrder.map(([examId]) => (
                    <SkillCell key={examId} score={skill.exams.find((exam) => exam.examId === examId)} />
                  ))}
                </DataRow>
              ))}
          </Rows>
        ))}
      </Table>
    </div>
  );
}

function SkillCell({ score }: { score: SkillTrend['exams'][number] | undefined }) {
  if (!score || score.percentage === null)
    return (
      <Cell>
        <span className="visually-hidden">{t.skills.notAsked}</span>
      </Cell>
    );
  return (
    <Cell className={styles.cell} style={{ '--share': `${score.percentage}%` } as CSSProperties}>
      <Text as="strong" weight={600} block>
        {formatPercent(score.percentage / 100)}
      </Text>
      <small>{t.skills.cell(score.correct, score.total)}</small>
    </Cell>
  );
}
