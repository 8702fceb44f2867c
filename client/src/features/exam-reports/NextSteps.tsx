import { Button } from '@blueprintjs/core';
import type { NextStep } from 'contract/exam-analysis';
import { examFailure, useExamAnalysisQuery } from '../../domain/exams/exams.api';
import { useSignedInUser } from '../../shared/api/session';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { AddIcon, TickIcon } from '../../shared/ui/icons';
import { Section } from '../../shared/layout/Section';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import styles from './examReports.module.css';
import { partName, type ReportProps } from './report';
import { useSkillTask } from './useSkillTask';

export function NextSteps({ studentId, type }: ReportProps) {
  const query = useExamAnalysisQuery({ studentId, type });
  return (
    <Section title={t.next.title}>
      <Loaded query={query} what={t.next.loading} rows={3} message={examFailure(query.error)}>
        {({ attributes: { next } }) =>
          next.length === 0 ? (
            <Text as="p" pad={[3, 'inset']} size={2} tone="muted">
              {t.next.none}
            </Text>
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
              <Text as="p" rule="top" width="none" pad={[3, 'inset']} size={2} tone="muted">
                {t.next.help}
              </Text>
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
    <Row as="li" wrap gap={[2, 3]} item className={styles.step}>
      <Stack grow="20ch" shrink breakable>
        <Text weight={600}>{skill}</Text>
        <Text size={2} tone="muted" className={styles.details}>
          {[partName(part), subcategory && category, t.next.right(correct, total)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      {points !== null && <StatusTag label={t.next.points(points)} intent="warning" />}
      {isOnList ? (
        <Row as="span" inline gap={1} size={2} tone="success" weight={600}>
          <TickIcon size={12} /> {t.next.added}
        </Row>
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
    </Row>
  );
}
