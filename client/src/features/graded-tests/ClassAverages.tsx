import { useId } from 'react';
import { EXAM_PARTS } from 'contract/exam-definitions';
import type { ExamFormResource } from 'contract/exams';
import { FEWEST_IN_AVERAGE, type ClassAverages as Averages } from 'contract/graded-tests';
import { t as exams } from '../../domain/exams/en';
import { Card, Grid, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Meter } from '../../shared/ui/Meter';
import { t as all } from './en';
import { useClassAveragesQuery } from './gradedTests.api';
import styles from './gradedTests.module.css';

const t = all.averages;

export function ClassAverages({ form: { id, attributes } }: { form: ExamFormResource }) {
  const headingId = useId();
  const query = useClassAveragesQuery(id);
  return (
    <Card
      as="section"
      gap={3}
      pad={[4, 'inset']}
      below={4}
      aria-labelledby={headingId}
      className={styles.averages}
    >
      <h2 id={headingId}>{t.heading(all.form(attributes.type, attributes.code))}</h2>
      <Loaded query={query} what={t.what} rows={3}>
        {({ data, meta: { students, hidden } }) => {
          if (hidden)
            return (
              <Text as="p" tone="muted">
                {t.hidden(students, FEWEST_IN_AVERAGE)}
              </Text>
            );
          if (data.length === 0)
            return (
              <Text as="p" tone="muted">
                {t.none}
              </Text>
            );
          return (
            <>
              <Text as="p" tone="muted">
                {t.of(students)}
              </Text>
              <Grid min={340} fill gap={[4, 6]} className={styles.parts}>
                {EXAM_PARTS[attributes.type].map((part) => (
                  <Skills
                    key={part}
                    name={exams.parts[part]}
                    skills={data.filter((skill) => skill.part === part)}
                  />
                ))}
              </Grid>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

function Skills({ name, skills }: { name: string; skills: Averages['data'] }) {
  if (skills.length === 0) return null;
  const weakestFirst = skills.toSorted((a, b) => (a.percentage ?? 101) - (b.percentage ?? 101));
  return (
    <div>
      <h3>{name}</h3>
      <ul>
        {weakestFirst.map((skill) => (
          <li key={skill.name}>
            <span>{skill.name}</span>
            <Meter share={(skill.percentage ?? 0) / 100} />
            <Text nowrap textAlign="right" tabular>
              {t.percentage(skill.percentage)}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
