import { Fragment, type ReactNode } from 'react';
import type { SkillCategory, SkillScore } from 'contract/exams';
import { Text } from '../../shared/layout/layout';
import { formatPercent } from '../../shared/lib/format';
import { t } from './en';
import styles from './SkillTable.module.css';

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
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t.exam.skill}</th>
          <th scope="col">{t.exam.correct}</th>
          <th scope="col">{t.exam.percentage}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <Fragment key={category.name}>
            <Row score={category}>
              <strong>{category.name}</strong>
            </Row>
            {category.subcategories.map((score) => (
              <Row key={score.name} score={score}>
                <Text tone="muted" block className={styles.sub}>
                  {score.name}
                </Text>
              </Row>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Row({
  score: { correct, total, percentage },
  children,
}: {
  score: SkillScore;
  children: ReactNode;
}) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td className={styles.figure}>{t.skills.cell(correct, total)}</td>
      <td className={styles.figure}>
        {percentage === null ? t.exam.noQuestions : formatPercent(percentage / 100)}
        <span aria-hidden="true" className={styles.track}>
          <span style={{ width: `${percentage ?? 0}%` }} />
        </span>
      </td>
    </tr>
  );
}
