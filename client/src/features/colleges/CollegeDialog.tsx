import { Dialog, DialogBody } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useState, type ReactNode } from 'react';
import type { CollegeResource } from 'contract/colleges';
import { usePlanPages } from '../../domain/children/planPages';
import { CollegesApi } from '../../domain/colleges/colleges.api';
import { type CollegeRef, SavedApi } from '../../domain/colleges/saved.api';
import { placeOf } from '../../domain/colleges/savedStatus';
import { Logo } from '../../domain/colleges/Logo';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { Box, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { ShareIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { useCollegesAddress } from './address';
import { t } from './en';
import {
  COSTS,
  deadlinesInTime,
  FACTS,
  REQUIREMENTS,
  shown as factOf,
  TEST_POLICY,
  TEST_RANGES,
  websiteOf,
  type College,
  type Fact,
} from './facts';
import styles from './colleges.module.css';

const OTHER_FACTS = FACTS.filter((fact) => fact !== TEST_POLICY);

const Outcomes = lazyComponent(() => import('./outcomes/Outcomes'));

const Highlights = lazyComponent(
  () => import('./Highlights'),
  () => <Row minHeight={48} />,
);

/** A student sees where he or she stands; without a student, the college alone is shown. */
export function CollegeDialog({ studentId }: { studentId?: string }) {
  const { open, closeCollege } = useCollegesAddress();
  // The id stays after closing, so that the text is still there while the dialog fades out.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  const query = CollegesApi.useCollegeQuery(shown ?? skipToken);
  return (
    <Dialog
      isOpen={open !== null}
      title={query.currentData?.attributes.name ?? t.college.title}
      onClose={closeCollege}
      onClosed={() => setShown(null)}
      className={styles.dialog}
    >
      <DialogBody>
        <Stack gap={5} breakable>
          <Loaded query={query} what={t.college.what} rows={10}>
            {(college) => (
              <>
                <CollegeDetails college={college} studentId={studentId} />
                {studentId && (
                  <Outcomes studentId={studentId} ceeb={college.id} college={college.attributes.name} />
                )}
              </>
            )}
          </Loaded>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

interface CollegeDetailsProps {
  readonly college: CollegeResource;
  readonly studentId: string | undefined;
}

function CollegeDetails({ college, studentId }: CollegeDetailsProps) {
  const { id: ceeb, attributes } = college;
  const { name, state, about, aliases } = attributes;
  const website = websiteOf(attributes);
  const { changes } = usePlanPages();
  return (
    <>
      <Row as="header" gap={3}>
        <Logo ceeb={ceeb} />
        <Stack shrink breakable>
          <Text as="p" flush>
            {placeOf(attributes)}
          </Text>
          {aliases.length > 0 && (
            <Text as="p" flush size={2} tone="muted">
              {t.college.aliases(aliases)}
            </Text>
          )}
        </Stack>
      </Row>
      <Row wrap gap={[2, 4]}>
        {changes && <Saving college={{ ceeb, name, state }} />}
        {website && (
          <Row
            as="a"
            minHeight={28}
            inline
            gap={2}
            end
            breakable
            href={website.href}
            target="_blank"
            rel="noopener noreferrer external"
          >
            <ShareIcon />
            {website.text}
            <span className="visually-hidden">{` ${t.college.opensNewTab}`}</span>
          </Row>
        )}
      </Row>
      <Highlights college={college} studentId={changes ? studentId : undefined} />
      {about.trim() !== '' && (
        <Part title={t.college.about}>
          <p>{about}</p>
        </Part>
      )}
      <Part title={t.parts.deadlines}>
        <FactList facts={deadlinesInTime(attributes)} college={attributes} />
      </Part>
      <Part title={t.requirements.title}>
        <FactList facts={REQUIREMENTS} college={attributes} />
      </Part>
      <Part title={t.parts.costs}>
        <FactList facts={COSTS} college={attributes} />
      </Part>
      <Part title={t.parts.tests}>
        <FactList facts={TEST_RANGES} college={attributes} />
      </Part>
      <Part title={t.parts.facts}>
        <FactList facts={OTHER_FACTS} college={attributes} />
      </Part>
    </>
  );
}

function Saving({ college }: { college: CollegeRef }) {
  const { data: saved } = SavedApi.useSavedCollegesQuery();
  const isSaved = saved?.some((record) => record.attributes.ceeb_code === college.ceeb);
  return (
    <>
      <SaveMenu college={college} />
      {isSaved && (
        <Text size={2} tone="muted">
          {t.college.saved}
        </Text>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {children}
    </Stack>
  );
}

function FactList({ facts, college }: { facts: readonly Fact[]; college: College }) {
  if (facts.every(({ value }) => value(college) === null))
    return (
      <Text as="p" tone="muted">
        {t.notPublished}
      </Text>
    );
  return (
    <Box as="dl" flush lines className={styles.facts}>
      {facts.map((fact) => (
        <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" gap={3} pad={[2, 3]} key={fact.label}>
          <Text as="dt" tone="muted">
            {fact.label}
          </Text>
          <Text as="dd" flush tabular>
            {factOf(fact, college)}
          </Text>
        </Grid>
      ))}
    </Box>
  );
}
