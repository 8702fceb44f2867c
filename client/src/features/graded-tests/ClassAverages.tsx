import { useId } from 'react';
import { EXAM_PARTS } from 'contract/exam-definitions';
import type { ExamFormResource } from 'contract/exams';
import { FEWEST_IN_AVERAGE, type ClassAverages as Averages } from 'contract/graded-tests';
import { t as exams } from '../../domain/exams/en';
import { Loaded } from '../../shared/list/Loaded';
import { t as all } from './en';
import { useClassAveragesQuery } from './gradedTests.api';
import styles from './gradedTests.module.css';

const t = all.averages;

export function ClassAverages({ form: { id, attributes } }: { form: ExamFormResource }) {
  const headingId = useId();
  const query = useClassAveragesQuery(id);
  return (
    <section aria-labelledby={headingId} className={styles.averages}>
      <h2 id={headingId}>{t.heading(all.form(attributes.type, attributes.code))}</h2>
      <Loaded query={query} what={t.what} rows={3}>
        {({ data, meta: { students, hidden } }) => {
          if (hidden) return <p className={styles.faint}>{t.hidden(students, FEWEST_IN_AVERAGE)}</p>;
          if (data.length === 0) return <p className={styles.faint}>{t.none}</p>;
          return (
            <>
              <p className={styles.faint}>{t.of(students)}</p>
              <div className={styles.parts}>
                {EXAM_PARTS[attributes.type].map((part) => (
                  <Skills
                    key={part}
                    name={exams.parts[part]}
                    skills={data.filter((skill) => skill.part === part)}
                  />
                ))}
              </div>
            </>
          );
        }}
      </Loaded>
    </section>
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
            <span aria-hidden="true" className={styles.bar}>
              <span style={{ width: `${skill.percentage ?? 0}%` }} />
            </span>
            <span className={styles.share}>{t.percentage(skill.percentage)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
