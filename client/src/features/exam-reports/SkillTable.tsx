import { Fragment, type ReactNode } from 'react';
import type { SkillCategory, SkillScore } from 'contract/exams';
import { Text } from '../../shared/layout/layout';
import { formatPercent } from '../../shared/lib/format';
import { Cell, DataRow, Rows, Table } from '../../shared/list/Table';
import { Meter } from '../../shared/ui/Meter';
import { t } from './en';
import styles from './examReports.module.css';

interface SkillTableProps {
  readonly caption: string;
  readonly categories: readonly SkillCategory[];
}

export function SkillTable({ caption, categories }: SkillTableProps) {
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
