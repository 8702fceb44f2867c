import { useCallback, useEffect, useRef } from 'react';
import type { SavedStatus } from 'contract/saved-colleges';
import { SavedApi } from '../../domain/colleges/saved.api';
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

interface Wanted {
  readonly ceeb: string;
  readonly status: SavedStatus | null;
  readonly place: number;
  readonly button: string;
}

const MENU = 'button[aria-haspopup="menu"]';
const HANDLE = 'button[aria-pressed]';

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-saved]')];

/** When a college moves, the focus follows its card; when it is removed, the next card or `fallback` gets it. */
function useFollowedFocus(fallback: string) {
  const wanted = useRef<Wanted>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { ceeb, status, place, button } = wanted.current;
    const cards = shown();
    const card = cards.find(({ dataset }) => dataset.saved === ceeb);
    if ((card?.dataset.status ?? null) !== status) return;
    wanted.current = null;
    if (document.activeElement !== document.body) return;
    const next = card ?? cards[Math.min(place, cards.length - 1)];
    (next?.querySelector<HTMLElement>(button) ?? document.getElementById(fallback))?.focus();
  });
  return useCallback((ceeb: string, status: SavedStatus | null) => {
    const place = shown().findIndex(({ dataset }) => dataset.saved === ceeb);
    const button = document.activeElement?.matches(HANDLE) ? HANDLE : MENU;
    wanted.current = { ceeb, status, place: Math.max(place, 0), button };
  }, []);
}

const Comparison = lazyComponent(
  () => import('./Comparison'),
  () => <Loading what={t.comparison.what} rows={12} />,
);

export default function CollegesPage() {
  const { id } = useSignedInUser();
  const { isComparing, area } = useCollegesAddress();
  const [, setAddress] = useUrlState({ view: '', status: '' });
  const { data: saved } = SavedApi.useSavedCollegesQuery();
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
