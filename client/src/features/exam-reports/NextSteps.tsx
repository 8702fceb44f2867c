import { Button } from '@blueprintjs/core';
import type { NextStep } from 'contract/exam-analysis';
import { examFailure, useExamAnalysisQuery } from '../../domain/exams/exams.api';
import { Sample } from '../../domain/exams/Sample';
import { useSignedInUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { AddIcon, TickIcon } from '../../shared/ui/icons';
import { Section } from '../../shared/layout/Section';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import styles from './NextSteps.module.css';
import { partName, type ReportProps } from './report';
import { useSkillTask } from './useSkillTask';

export function NextSteps({ studentId, type, exams }: ReportProps) {
  const query = useExamAnalysisQuery({ studentId, type });
  return (
    <Section title={t.next.title} tools={exams[0]?.attributes.sample && <Sample />}>
      <Loaded query={query} what={t.next.loading} rows={3} message={examFailure(query.error)}>
        {({ attributes: { next } }) =>
          next.length === 0 ? (
            <p className={styles.none}>{t.next.none}</p>
          ) : (
            <>
              <ol>
                {next.map((step) => (
                  <Step
                    key={`${step.part} ${step.category} ${step.subcategory}`}
                    step={step}
                    studentId={studentId}
                    type={type}
                  />
                ))}
              </ol>
              <p className={styles.help}>{t.next.help}</p>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Step({ step, studentId, type }: Pick<ReportProps, 'studentId' | 'type'> & { step: NextStep }) {
  const { part, category, subcategory, correct, total, points } = step;
  const skill = subcategory || category;
  const { role } = useSignedInUser();
  const whose = role === 'student' ? 'own' : 'staff';
  const notes = t.next.notes(type, partName(part), skill, correct, total);
  const { isOnList, isAdding, add } = useSkillTask(studentId, skill, notes);
  return (
    <li className={styles.step}>
      <div className={styles.text}>
        <span className={styles.skill}>{skill}</span>
        <span className={styles.details}>
          {[partName(part), subcategory && category, t.next.right(correct, total)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {points !== null && <StatusTag label={t.next.points(points)} intent="warning" />}
      {isOnList ? (
        <span className={styles.added}>
          <TickIcon size={12} /> {t.next.added}
        </span>
      ) : (
        <Button
          size="small"
          icon={<AddIcon />}
          text={t.next.add[whose]}
          aria-label={t.next.addNamed[whose](skill)}
          loading={isAdding}
          onClick={add}
        />
      )}
    </li>
  );
}
