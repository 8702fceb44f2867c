import { useSavedCollegesQuery } from '../../domain/colleges/saved.api';
import { SavingProvider, useSaving } from '../../domain/colleges/saving';
import { t as survey } from '../../domain/survey/en';
import { RESULTS_PAGE } from '../../domain/survey/pages';
import { useSignedInUser } from '../../shared/api/session';
import { Row, Stack } from '../../shared/layout/layout';
import { Loading } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
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
  const { id } = useSignedInUser();
  const { isComparing, area } = useCollegesAddress();
  const [, setAddress] = useUrlState({ view: '', status: '' });
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
              <ButtonLink to={RESULTS_PAGE} aria-label={survey.show} icon={<StarIcon />}>
                {survey.show}
              </ButtonLink>
            </span>
          </Row>
          {area === 'mine' ? <MyColleges /> : <Catalogue />}
        </Stack>
      )}
      <CollegeDialog studentId={id} />
    </SavingProvider>
  );
}
