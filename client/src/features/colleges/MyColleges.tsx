import { Button, Checkbox } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { collegeMessages, type ChanceLabel } from 'contract/colleges';
import type { SavedCollegeResource, SavedStatus } from 'contract/saved-colleges';
import { countingDeadlines } from 'contract/deadlines';
import { useSignedInUser } from '../../shared/api/session';
import { SavedApi } from '../../domain/colleges/saved.api';
import { STATUS_NAMES, withStatus } from '../../domain/colleges/savedStatus';
import { Box, Card, Row, Stack, Text, Grid } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Empty, Loading } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { FilterChips } from '../../shared/ui/FilterChips';
import { ComparisonIcon, GridViewIcon, ListIcon } from '../../shared/ui/icons';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { answerOf } from '../../domain/colleges/deadlines';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { FEWEST_COMPARED, MAX_COMPARED, useCollegesAddress } from './address';
import { Balance, Suggestions } from './Balance';
import { CatalogueApi, type Prospects } from './catalogue.api';
import { t } from './en';
import { FindColleges } from './FindColleges';
import { ApplicationLine } from './applications/ApplicationLine';
import { CollegeName } from './CollegeName';
import { Deadlines } from './Deadlines';
import { Fit } from './Fit';
import styles from './colleges.module.css';

const Board = lazyComponent(
  () => import('./Board'),
  () => <Loading what={t.mine.what} rows={8} />,
);

export const MY_COLLEGES = 'my-colleges';

const CHIPS = ['interested', 'applied', 'applying'] as const satisfies readonly SavedStatus[];

const VIEWS = [
  { value: 'board', text: t.mine.board, icon: <GridViewIcon /> },
  { value: 'list', text: t.mine.list, icon: <ListIcon /> },
] as const;

export function MyColleges() {
  const { id: studentId } = useSignedInUser();
  const query = SavedApi.useSavedCollegesQuery();
  const { data: prospects } = CatalogueApi.useProspectsQuery(studentId);
  const [{ view, status }, setAddress] = useUrlState({ view: '', status: '' });
  const [picked, setPicked] = useState<readonly string[]>([]);
  const isBoard = view === 'board';
  const chosen = CHIPS.find((chip) => chip === status);
  const saved = query.data ?? [];
  const comparable = picked.filter((ceeb) => saved.some(({ attributes }) => attributes.ceeb_code === ceeb));
  const choice = {
    picked: comparable,
    onPick: (ceeb: string, isPicked: boolean) =>
      setPicked(isPicked ? [...comparable, ceeb] : comparable.filter((other) => other !== ceeb)),
  };
  return (
    <Stack as="section" gap={3} aria-labelledby={MY_COLLEGES}>
      <Row as="header" wrap justify="between" gap={[2, 3]}>
        <h2 id={MY_COLLEGES} tabIndex={-1} className="visually-hidden">
          {t.mine.heading}
        </h2>
        <SegmentedSwitch
          label={t.mine.view}
          options={VIEWS}
          value={isBoard ? 'board' : 'list'}
          onChange={(chosenView) => setAddress({ view: chosenView })}
        />
        {saved.length >= FEWEST_COMPARED && <Compare picked={comparable} />}
      </Row>
      {!query.data && !query.error && (
        <Text as="p" flush tone="muted">
          {collegeMessages.loading}
        </Text>
      )}
      <Loaded
        query={query}
        what={t.mine.what}
        rows={4}
        message={collegeMessages.loadFailed}
        empty={
          <Card shrink>
            <Empty sketch="building" action={<FindColleges />}>
              {collegeMessages.noneSaved}
            </Empty>
          </Card>
        }
      >
        {(all) => (
          <>
            {prospects && <Balance saved={all} prospects={prospects} />}
            {isBoard ? (
              <Board saved={all} prospects={prospects} {...choice} />
            ) : (
              <Card shrink>
                <Box pad={[3, 'inset']}>
                  <FilterChips
                    label={t.mine.status}
                    options={[
                      ...CHIPS.map((chip) => ({
                        value: chip,
                        text: STATUS_NAMES[chip],
                        count: withStatus(all, chip).length,
                      })),
                      { value: '', text: t.mine.all, count: all.length },
                    ]}
                    value={chosen ?? ''}
                    onChange={(value) => setAddress({ status: value })}
                  />
                </Box>
                <List saved={chosen ? withStatus(all, chosen) : all} prospects={prospects} {...choice} />
              </Card>
            )}
            {prospects && <Suggestions saved={all} prospects={prospects} />}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Compare({ picked }: { picked: readonly string[] }) {
  const { toComparison } = useCollegesAddress();
  const hintId = useId();
  const enough = picked.length >= FEWEST_COMPARED;
  return (
    <Row wrap gap={[2, 3]} className={styles.compare}>
      <Text grow="9em" shrink size={2} tone="muted" id={hintId}>
        {picked.length >= MAX_COMPARED
          ? t.mine.most(MAX_COMPARED)
          : t.mine.tick(FEWEST_COMPARED, MAX_COMPARED)}
      </Text>
      {enough ? (
        <ButtonLink to={toComparison(picked)} primary>
          <ComparisonIcon />
          {t.mine.compare(picked.length)}
        </ButtonLink>
      ) : (
        <Button
          icon={<ComparisonIcon />}
          text={t.mine.compare(picked.length)}
          disabled
          aria-describedby={hintId}
        />
      )}
    </Row>
  );
}

interface ListProps {
  readonly saved: readonly SavedCollegeResource[];
  readonly prospects: Prospects | undefined;
  readonly picked: readonly string[];
  readonly onPick: (ceeb: string, picked: boolean) => void;
}

function List({ saved, prospects, picked, onPick }: ListProps) {
  if (saved.length === 0)
    return (
      <Empty sketch="building" action={<FindColleges />}>
        {collegeMessages.noneSaved}
      </Empty>
    );
  return (
    <ul>
      {saved.map((college) => (
        <Box as="li" rule="top" key={college.id}>
          <SavedCard
            college={college}
            chance={prospects?.[college.attributes.ceeb_code]?.chance}
            picked={picked}
            onPick={onPick}
          />
        </Box>
      ))}
    </ul>
  );
}

interface SavedCardProps {
  readonly college: SavedCollegeResource;
  readonly chance: ChanceLabel | null | undefined;
  readonly picked: readonly string[];
  readonly onPick: (ceeb: string, picked: boolean) => void;
}

function SavedCard({ college: { attributes }, chance, picked, onPick }: SavedCardProps) {
  const { ceeb_code: ceeb, name, state, status } = attributes;
  const isPicked = picked.includes(ceeb);
  return (
    <Grid
      columns="auto minmax(0, 1fr) auto"
      gap={[2, 2]}
      pad={[3, 'inset']}
      data-saved={ceeb}
      data-status={status}
      className={styles.savedCardCard}
    >
      <Checkbox
        className={styles.savedCardPick}
        aria-label={t.mine.pick(name)}
        checked={isPicked}
        disabled={!isPicked && picked.length >= MAX_COMPARED}
        onChange={() => onPick(ceeb, !isPicked)}
      />
      <Stack gap={2} shrink className={styles.text}>
        <CollegeName ceeb={ceeb} attributes={attributes} />
        {status === 'applied' ? (
          !attributes.application?.decision && (
            <Text size={2} tone="muted">
              {answerOf(attributes)}
            </Text>
          )
        ) : (
          <Deadlines of={countingDeadlines(attributes.application, attributes)} />
        )}
        <ApplicationLine of={attributes} />
      </Stack>
      <Row alignSelf="start" gap={4} className={styles.menu}>
        {chance && <Fit chance={chance} of={name} />}
        <SaveMenu college={{ ceeb, name, state }} />
      </Row>
    </Grid>
  );
}
