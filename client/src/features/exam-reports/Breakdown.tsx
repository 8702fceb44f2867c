import { HTMLSelect, Tab, Tabs } from '@blueprintjs/core';
import { Fragment, type ReactNode } from 'react';
import { EXAM_PARTS, SCALED_RANGE, type ExamPart } from 'contract/exam-definitions';
import type { ExamResultResource, PartScore, SkillCategory, SkillScore } from 'contract/exams';
import { examFailure, ExamsApi } from '../../domain/exams/exams.api';
import { t as texts } from '../../domain/exams/en';
import { formatScore, totalOf } from '../../domain/exams/scores';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { formatDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { formatPercent } from '../../shared/lib/format';
import { Cell, DataRow, Rows, Table } from '../../shared/list/Table';
import { Meter } from '../../shared/ui/Meter';
import { useReportAddress } from './address';
import styles from './examReports.module.css';
import { t } from './en';
import type { OfStudent, ReportProps } from './report';
import { Review } from './Review';

export function Breakdown({ studentId, type, exams }: ReportProps) {
  const { values, set } = useReportAddress();
  const exam = exams.find(({ id }) => id === values.exam) ?? exams[0]!;
  return (
    <Section
      title={t.exam.title}
      tools={
        <HTMLSelect
          aria-label={t.exam.picker}
          value={exam.id}
          options={exams.map((one) => ({ value: one.id, label: optionOf(one) }))}
          onChange={({ currentTarget }) => set({ exam: currentTarget.value, skill: '', show: '' })}
        />
      }
    >
      <Parts key={exam.id} studentId={studentId} type={type} examId={exam.id} />
    </Section>
  );
}

const optionOf = ({ attributes }: ExamResultResource) =>
  t.exam.option(
    formatDate(attributes.dateTaken),
    attributes.examCode,
    formatScore(totalOf(attributes)),
    attributes.sample ? texts.sample : '',
  );

function Parts({ studentId, type, examId }: OfStudent & { readonly examId: string }) {
  const query = ExamsApi.useExamScoreQuery({ studentId, examId });
  const { values, set } = useReportAddress();
  const parts: readonly ExamPart[] = EXAM_PARTS[type];
  const open = parts.find((part) => part === values.part) ?? parts[0]!;
  return (
    <Loaded query={query} what={t.exam.loading} rows={8} message={examFailure(query.error)}>
      {({ relationships }) => (
        <div className="card-tabs">
          <Tabs
            id="parts"
            aria-label={t.exam.tabs}
            selectedTabId={open}
            animate={false}
            onChange={(part) => set({ part: String(part), skill: '' })}
          >
            {parts.map((part) => (
              <Tab
                key={part}
                id={part}
                disabled={false}
                title={texts.parts[part]}
                panel={
                  <Part
                    part={part}
                    score={relationships[part]}
                    studentId={studentId}
                    type={type}
                    examId={examId}
                  />
                }
              />
            ))}
          </Tabs>
        </div>
      )}
    </Loaded>
  );
}

interface PartProps extends OfStudent {
  readonly examId: string;
  readonly part: ExamPart;
  readonly score: PartScore | undefined;
}

function Part({ part, score, studentId, type, examId }: PartProps) {
  const [, highest] = SCALED_RANGE[type][part] ?? [];
  return (
    <Stack lines className={styles.part}>
      <div>
        <Row
          as="header"
          pad={[4, 'inset', 2]}
          wrap
          align="baseline"
          justify="between"
          gap={[1, 3]}
          className={styles.header}
        >
          <h3>{t.exam.skills(texts.parts[part])}</h3>
          {score && (
            <Text as="p" flush size={2} tone="muted" tabular>
              {t.exam.right(score.raw, score.total)}
              {score.scaled !== null && highest !== undefined && (
                <Text as="strong" size={4} tone="ink">
                  {' '}
                  {t.exam.scaled(score.scaled, highest)}
                </Text>
              )}
            </Text>
          )}
        </Row>
        <SkillTable caption={t.exam.skills(texts.parts[part])} categories={score?.categories ?? []} />
      </div>
      <Review part={part} studentId={studentId} type={type} examId={examId} />
    </Stack>
  );
}

interface SkillTableProps {
  readonly caption: string;
  readonly categories: readonly SkillCategory[];
}

function SkillTable({ caption, categories }: SkillTableProps) {
  if (categories.length === 0)
    return (
      <Text as="p" pad={[0, 'inset', 4]} tone="muted">
        {t.exam.noSkills}
      </Text>
    );
  return (
    <Table
      caption={caption}
      heads={[t.exam.skill, t.exam.correct, t.exam.percentage]}
      hidesHeads
      className={styles.skillTableTable}
    >
      <Rows>
        {categories.map((category) => (
          <Fragment key={category.name}>
            <SkillRow score={category}>
              <strong>{category.name}</strong>
            </SkillRow>
            {category.subcategories.map((score) => (
              <SkillRow key={score.name} score={score}>
                <Text tone="muted" block className={styles.sub}>
                  {score.name}
                </Text>
              </SkillRow>
            ))}
          </Fragment>
        ))}
      </Rows>
    </Table>
  );
}

function SkillRow({
  score: { correct, total, percentage },
  children,
}: {
  score: SkillScore;
  children: ReactNode;
}) {
  return (
    <DataRow head={children}>
      <Cell className={styles.figure}>{t.skills.cell(correct, total)}</Cell>
      <Cell className={styles.figure}>
        <span>
          <Meter share={(percentage ?? 0) / 100} className={styles.skillTableTrack} />
          {percentage === null ? t.exam.noQuestions : formatPercent(percentage / 100)}
        </span>
      </Cell>
    </DataRow>
  );
}
