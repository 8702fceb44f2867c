import { Button } from '@blueprintjs/core';
import { useSavedCollegesQuery } from '../../domain/colleges/saved.api';
import { SavingProvider, useSaving } from '../../domain/colleges/saving';
import { t as survey } from '../../domain/survey/en';
import { StoredResults, useResultsAddress } from '../../domain/survey/StoredResults';
import { Row, Stack } from '../../shared/layout/layout';
import { Loading } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { StarIcon } from '../../shared/ui/icons';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { useCollegesAddress } from './address';
import { Catalogue } from './Catalogue';
import { CollegeDialog } from './CollegeDialog';
import { t } from './en';
import { MY_COLLEGES, MyColleges } from './MyColleges';
import { useFollowedFocus } from './useFollowedFocus';

const Comparison = lazyComponent(
  () => import('./Comparison'),
  () => <Loading what={t.comparison.what} rows={12} />,
);

export default function CollegesPage() {
  const { isComparing, area } = useCollegesAddress();
  const [, setAddress] = useUrlState({ view: '', status: '' });
  const results = useResultsAddress();
  const { data: saved } = useSavedCollegesQuery();
  const saving = useSaving({
    onChange: useFollowedFocus(MY_COLLEGES),
    onMove: (status) => setAddress({ status }),
  });
  const areas = [
    { value: 'all', text: t.catalogue.heading },
    { value: 'mine', text: saved ? t.mine.headingOf(saved.length) : t.mine.heading },
  ] as const;
  return (
    <SavingProvider value={saving}>
      {isComparing ? (
        <Comparison />
      ) : (
        <Stack align="start" gap={3}>
          <Row wrap justify="between" gap={2}>
            <SegmentedSwitch
              label={t.areas}
              options={areas}
              value={area}
              onChange={(chosen) => setAddress({ view: chosen === 'mine' ? 'board' : '' })}
            />
            <span className="icon-on-phone">
              <Button icon={<StarIcon />} text={survey.show} onClick={results.open} />
            </span>
          </Row>
          {area === 'mine' ? <MyColleges /> : <Catalogue />}
        </Stack>
      )}
      <CollegeDialog />
      <StoredResults />
    </SavingProvider>
  );
}
