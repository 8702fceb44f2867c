import { Dialog, DialogBody } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useState, type ReactNode } from 'react';
import type { CollegeResource } from 'contract/colleges';
import { usePlanPages } from '../../domain/children/planPages';
import { useCollegeQuery } from '../../domain/colleges/colleges.api';
import { useSavedCollegesQuery, type CollegeRef } from '../../domain/colleges/saved.api';
import { placeOf } from '../../domain/colleges/savedStatus';
import { Logo } from '../../domain/colleges/Logo';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { Loaded } from '../../shared/list/Loaded';
import { ShareIcon } from '../../shared/ui/icons';
import { useCollegesAddress } from './address';
import { t } from './en';
import {
  COSTS,
  deadlinesInTime,
  FACTS,
  shown as factOf,
  TEST_RANGES,
  websiteOf,
  type College,
  type Fact,
} from './facts';
import styles from './CollegeDialog.module.css';

export function CollegeDialog() {
  const { open, closeCollege } = useCollegesAddress();
  // Outlives closing, so that the text stays while the dialog fades out.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  const query = useCollegeQuery(shown ?? skipToken);
  return (
    <Dialog
      isOpen={open !== null}
      title={query.currentData?.attributes.name ?? t.college.title}
      onClose={closeCollege}
      onClosed={() => setShown(null)}
      className={styles.dialog}
    >
      <DialogBody>
        <div className={styles.body}>
          <Loaded query={query} what={t.college.what} rows={10}>
            {(college) => <CollegeDetails college={college} />}
          </Loaded>
        </div>
      </DialogBody>
    </Dialog>
  );
}

function CollegeDetails({ college: { id: ceeb, attributes } }: { college: CollegeResource }) {
  const { name, state, about, aliases } = attributes;
  const website = websiteOf(attributes);
  const { changes } = usePlanPages();
  return (
    <>
      <header className={styles.header}>
        <Logo ceeb={ceeb} />
        <p>{placeOf(attributes)}</p>
      </header>
      <div className={styles.actions}>
        {changes && <Saving college={{ ceeb, name, state }} />}
        {website && (
          <a
            href={website.href}
            target="_blank"
            rel="noopener noreferrer external"
            className={styles.website}
          >
            <ShareIcon />
            {website.text}
            <span className="visually-hidden">{` ${t.college.opensNewTab}`}</span>
          </a>
        )}
      </div>
      <Part title={t.college.about}>
        <p>{about.trim() || t.notKnown}</p>
        {aliases.length > 0 && <p className={styles.muted}>{t.college.aliases(aliases)}</p>}
      </Part>
      <Part title={t.parts.deadlines}>
        <FactList facts={deadlinesInTime(attributes)} college={attributes} />
      </Part>
      <Part title={t.parts.costs}>
        <FactList facts={COSTS} college={attributes} />
      </Part>
      <Part title={t.parts.tests}>
        <FactList facts={TEST_RANGES} college={attributes} />
      </Part>
      <Part title={t.parts.facts}>
        <FactList facts={FACTS} college={attributes} />
      </Part>
    </>
  );
}

function Saving({ college }: { college: CollegeRef }) {
  const { data: saved } = useSavedCollegesQuery();
  const isSaved = saved?.some((record) => record.attributes.ceeb_code === college.ceeb);
  return (
    <>
      <SaveMenu college={college} />
      {isSaved && <span className={styles.muted}>{t.college.saved}</span>}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h3 id={headingId}>{title}</h3>
      {children}
    </section>
  );
}

function FactList({ facts, college }: { facts: readonly Fact[]; college: College }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{factOf(fact, college)}</dd>
        </div>
      ))}
    </dl>
  );
}
