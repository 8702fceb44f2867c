import { Button } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { useSavedCollegesQuery } from '../../domain/colleges/saved.api';
import { SavingProvider, useSaving } from '../../domain/colleges/saving';
import { t as survey } from '../../domain/survey/en';
import { StoredResults, useResultsAddress } from '../../domain/survey/StoredResults';
import { Loading } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { SearchIcon, StarIcon } from '../../shared/ui/icons';
import { useCollegesAddress } from './address';
import { Catalogue, COLLEGE_SEARCH } from './Catalogue';
import { CollegeDialog } from './CollegeDialog';
import { t } from './en';
import { MY_COLLEGES, MyColleges } from './MyColleges';
import { useFollowedFocus } from './useFollowedFocus';
import styles from './CollegesPage.module.css';

const Comparison = lazy(() => import('./Comparison'));

export default function CollegesPage() {
  const { isComparing } = useCollegesAddress();
  const [{ view }, setAddress] = useUrlState({ view: 'list', status: '' });
  const results = useResultsAddress();
  useSavedCollegesQuery();
  const saving = useSaving({
    onChange: useFollowedFocus(MY_COLLEGES),
    onMove: (status) => setAddress({ status }),
  });
  return (
    <SavingProvider value={saving}>
      {isComparing ? (
        <Suspense fallback={<Loading what={t.comparison.what} rows={12} />}>
          <Comparison />
        </Suspense>
      ) : (
        <div className={styles.page} data-view={view}>
          <div className={styles.tools}>
            <Button
              className={styles.find}
              icon={<SearchIcon />}
              text={t.find}
              onClick={() => document.getElementById(COLLEGE_SEARCH)?.focus()}
            />
            <Button icon={<StarIcon />} text={survey.show} onClick={results.open} />
          </div>
          <MyColleges />
          <Catalogue />
        </div>
      )}
      <CollegeDialog />
      <StoredResults />
    </SavingProvider>
  );
}
