import type { SnapshotResource } from 'contract/snapshot';
import { isOverdue } from 'contract/task-timing';
import { compositeOf, TEST_SECTIONS, TEST_TYPES, testSections, type TestType } from 'contract/test-scores';
import { t as texts } from '../../domain/colleges/applications/en';
import { ChanceTag } from '../../domain/colleges/ChanceTag';
import { DEADLINE_NAMES } from '../../domain/colleges/deadlines';
import { useConfig } from '../../domain/account/account.api';
import { t as transcripts } from '../../domain/transcripts/en';
import { Practice } from '../../domain/exams/Sample';
import { gradeName, pronounName, schoolTypeName } from '../../domain/students/school';
import { formatNumber, fullName } from '../../shared/lib/format';
import { formatShortDate, formatLongDate, today } from '../../shared/lib/time';
import { Logo } from '../../shared/ui/Sketch';
import { Box, Card, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { t } from './en';
import styles from './snapshot.module.css';
import { Section, SectionTable } from './Section';
import type { SnapshotSection } from './sections';

type Attributes = SnapshotResource['attributes'];
type Test = SnapshotResource['relationships']['tests']['data'][number]['attributes'];

interface SnapshotProps {
  readonly snapshot: SnapshotResource;
  readonly hidden: readonly string[];
}

export function Snapshot({ snapshot: { id, attributes, relationships }, hidden }: SnapshotProps) {
  const shows = (section: SnapshotSection) => !hidden.includes(section);
  const { productName } = useConfig();
  const { collegeList, courses, honors, ecs, tests } = relationships;
  const name = fullName({ firstName: attributes.first_name, lastName: attributes.last_name });
  const listed = tests.data.filter(({ attributes: test }) => !test.practice || shows('practice'));
  const { as_of, ordered_major_choices: majors, ordered_favorites: favorites, profile_notes } = attributes;
  return (
    <Card as="article" size={2} className={styles.paper} aria-labelledby={`snapshot-of-${id}`}>
      <div aria-hidden className={styles.running}>
        {name}
      </div>
      <div className={styles.body}>
        <Row as="p" wrap gap={2}>
          <Logo size={24} />
          <strong>{productName}</strong>
          <Text end tone="muted">
            {t.confidential}
          </Text>
        </Row>
        <header>
          <Text as="h2" id={`snapshot-of-${id}`} size={6} breakable className={styles.name}>
            {name}
          </Text>
          <Text as="p" flush tone="muted" breakable>
            {aboutOf(attributes)}
          </Text>
          {as_of && (
            <Text as="p" above={2} tone="accent" weight={600} className={styles.asOf}>
              {t.asItWas(formatLongDate(as_of))}
            </Text>
          )}
        </header>
        {shows('figures') && (
          <Figures attributes={attributes} tests={tests.data.map((test) => test.attributes)} />
        )}
        {shows('about') && (
          <Grid min={200} className={styles.columns}>
            <Section title={t.majors.title} none={!majors && t.majors.none}>
              <Ordered items={majors && [majors.major1, majors.major2, majors.major3]} />
            </Section>
            <Section title={t.favorites.title} none={!favorites && t.favorites.none}>
              <Ordered items={favorites && [favorites.favorite1, favorites.favorite2]} />
            </Section>
            <Section title={t.notes.title} none={!profile_notes && t.notes.none}>
              <Text as="p" above={2} breakable>
                {profile_notes}
              </Text>
            </Section>
          </Grid>
        )}
        {shows('colleges') && <Colleges colleges={collegeList.data} />}
        {shows('tests') && (
          <SectionTable
            {...t.tests}
            heads={[t.tests.test, t.tests.date, t.tests.scores, t.tests.composite]}
            rows={listed.map(({ id, attributes: { type, date_taken, scores, practice } }) => ({
              id,
              cells: [
                practice ? (
                  <>
                    {type} <Practice sample={practice.sample} />
                  </>
                ) : (
                  type
                ),
                formatShortDate(date_taken),
                scoresOf(type, scores),
                practice ? (practice.composite ?? t.facts.none) : compositeOf(type, scores),
              ],
            }))}
          />
        )}
        {shows('honors') && (
          <SectionTable
            {...t.honors}
            heads={[t.honors.honor, t.honors.type, t.honors.received]}
            rows={honors.data.map(({ id, attributes: { title, type, date_received } }) => ({
              id,
              cells: [title, t.honors.types[type], formatShortDate(date_received)],
            }))}
          />
        )}
        {shows('courses') && (
          <SectionTable
            {...t.courses}
            heads={[t.courses.course, t.courses.year, t.courses.semester1, t.courses.semester2]}
            rows={courses.data.map(({ id, attributes: { name, grade_year, semester_grades } }) => ({
              id,
              cells: [
                name,
                gradeName(grade_year),
                semester_grades.semester1 ?? t.facts.none,
                semester_grades.semester2 ?? t.facts.none,
              ],
            }))}
          />
        )}
        {shows('activities') && (
          <SectionTable
            {...t.ecs}
            heads={[t.ecs.activity, t.ecs.years, t.ecs.hours, t.ecs.weeks, t.ecs.total]}
            rows={ecs.data.map(({ id, attributes: ec }) => ({
              id,
              cells: [
                <Stack as="span" key="what">
                  <strong>{ec.title}</strong>
                  {ec.description}
                </Stack>,
                t.ecs.from(ec.start_year, ec.end_year),
                t.ecs.aWeek(ec.hours_per_week),
                t.ecs.aYear(ec.weeks_per_year),
                t.ecs.inAll(ec.hours_per_week * ec.weeks_per_year),
              ],
            }))}
          />
        )}
        {shows('tasks') && <Tasks attributes={attributes} />}
        <Text as="p" tone="muted">
          {t.prepared(formatLongDate(today()))}
        </Text>
      </div>
    </Card>
  );
}

function Colleges({ colleges }: { colleges: SnapshotResource['relationships']['collegeList']['data'] }) {
  const { college, state, status, fit, deadline, tasks, statuses } = t.colleges;
  return (
    <SectionTable
      {...t.colleges}
      heads={[college, state, status, fit, deadline, tasks]}
      rows={colleges.map(({ id, attributes: { next_deadline: next, ...attributes } }) => ({
        id,
        cells: [
          <Stack key="college" as="span">
            {attributes.name}
            {attributes.application && (
              <Text as="small" size={1} tone="muted" breakable>
                {applicationText(attributes.application)}
              </Text>
            )}
          </Stack>,
          attributes.state,
          statuses[attributes.status],
          <ChanceTag key="fit" chance={attributes.fit} />,
          next ? `${DEADLINE_NAMES[next.kind]} ${formatShortDate(next.date)}` : t.facts.none,
          formatNumber(attributes.open_tasks),
        ],
      }))}
    />
  );
}

type Application = NonNullable<
  SnapshotResource['relationships']['collegeList']['data'][number]['attributes']['application']
>;

function applicationText({ plan, decision, letters, documents, ...days }: Application): string {
  const { submitted_on, decided_on, is_final_choice } = days;
  const decided = decision && texts.decisions[decision];
  return [
    plan && texts.plans[plan],
    submitted_on && t.colleges.submitted(formatShortDate(submitted_on)),
    decided && decided_on ? `${decided} ${formatShortDate(decided_on)}` : decided,
    is_final_choice && texts.finalChoice,
    letters.requested > 0 && t.colleges.letters(letters.done, letters.requested),
    ...documents.map(({ document, sent_on }) => {
      const name = transcripts.documents[document];
      return sent_on ? t.colleges.sent(name, formatShortDate(sent_on)) : t.colleges.unsent(name);
    }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The non-breaking space keeps the dot at the end of a line. */
const DOT = '\u00a0· ';

const aboutOf = ({ grade, year, ...facts }: Attributes) => {
  const { pronoun, gender, high_school_name: school, high_school_type, high_school_size: size } = facts;
  return [
    pronoun && pronounName(pronoun),
    gender,
    t.grade(gradeName(grade)),
    year && t.leaves(year),
    [school, school && high_school_type && schoolTypeName(high_school_type), school && size && t.size(size)]
      .filter(Boolean)
      .join(', '),
    [facts.city, facts.state].filter(Boolean).join(', '),
    facts.email,
  ]
    .filter(Boolean)
    .join(DOT);
};

const scoresOf = (type: TestType, scores: Test['scores']) =>
  TEST_SECTIONS[type].sections
    .filter((section) => scores[section] !== undefined)
    .map((section) => `${testSections[section]} ${scores[section]}`)
    .join(' · ');

/** Prefers the SAT, then the ACT, then the next type. */
function bestOf(all: readonly Test[]) {
  const tests = all.filter(({ practice }) => !practice);
  const [type] = (['SAT', 'ACT', ...TEST_TYPES] as const).filter((one) =>
    tests.some((test) => test.type === one),
  );
  const composites = tests
    .filter((test) => test.type === type)
    .map(({ scores }) => compositeOf(type!, scores));
  return type && { type, composite: Math.max(...composites) };
}

function Figures({ attributes, tests }: { attributes: Attributes; tests: readonly Test[] }) {
  const { gpa, gpa_scale, class_rank, class_size, incomplete_tasks, as_of } = attributes;
  const best = bestOf(tests);
  const overdue = incomplete_tasks.filter(({ due_date: dueDate, counts_from: countsFrom }) =>
    isOverdue({ dueDate, countsFrom }, as_of ?? today()),
  ).length;
  const figures: readonly (readonly [string, number | string | null | undefined, string | false])[] = [
    [t.facts.gpa, gpa, gpa_scale !== null && t.facts.scale(gpa_scale)],
    [t.facts.rank, class_rank, class_size !== null && t.facts.ofClass(class_size)],
    [best ? t.facts.best(best.type) : t.facts.tests, best && String(best.composite), false],
    [t.facts.open, incomplete_tasks.length, overdue > 0 && t.facts.overdue(overdue)],
  ];
  return (
    <Grid as="dl" min={120} className={styles.figures}>
      {figures.map(([name, value, more]) => (
        <div key={name}>
          <Text as="dt" tone="muted">
            {name}
          </Text>
          <Text as="dd" flush size={5} weight={600}>
            {typeof value === 'number' ? formatNumber(value) : (value ?? t.facts.none)}
            {more && (
              <Text as="small" size={2} tone="muted" weight={400}>
                {more}
              </Text>
            )}
          </Text>
        </div>
      ))}
    </Grid>
  );
}

function Tasks({ attributes: { incomplete_tasks, as_of } }: { attributes: Attributes }) {
  const day = as_of ?? today();
  return (
    <Section title={t.tasks.title} none={incomplete_tasks.length === 0 && t.tasks.none}>
      <Box as="ul" above={2} className={styles.tasks}>
        {incomplete_tasks.map(({ name, due_date, counts_from, college }, index) => (
          <Row as="li" key={index} align="stretch" justify="between" gap={3}>
            <Text shrink breakable>
              {college ? `${name} · ${college}` : name}
            </Text>
            {due_date && (
              <Due date={due_date} late={isOverdue({ dueDate: due_date, countsFrom: counts_from }, day)} />
            )}
          </Row>
        ))}
      </Box>
    </Section>
  );
}

const Due = ({ date, late }: { date: string; late: boolean }) => (
  <Text tone={late ? 'danger' : 'muted'} nowrap>
    <time dateTime={date}>{formatShortDate(date)}</time>
    {late && ` · ${t.tasks.overdue}`}
  </Text>
);

const Ordered = ({ items }: { items: readonly string[] | null }) => (
  <Box as="ol" above={2} breakable className={styles.ordered}>
    {items?.map((item, index) => (
      <li key={index}>{item}</li>
    ))}
  </Box>
);
