import { Button, ButtonGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { collegeMessages, type SavedCollegeResource, type SavedStatus } from 'contract/colleges';
import { useSavedCollegesQuery } from '../../shared/colleges/saved.api';
import { STATUS_NAMES, withStatus } from '../../shared/colleges/savedStatus';
import { Empty, Failed, Loading } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ComparisonIcon, GridViewIcon, ListIcon } from '../../shared/ui/icons';
import { FEWEST_COMPARED, MOST_COMPARED, useCollegesAddress } from './address';
import { Board } from './Board';
import { FindColleges } from './FindColleges';
import { SavedCard } from './SavedCard';
import styles from './MyColleges.module.css';
import panel from './Panel.module.css';

export const MY_COLLEGES = 'my-colleges';

const CHIPS = ['interested', 'applied', 'applying'] as const satisfies readonly SavedStatus[];

export function MyColleges() {
  const { data, error, refetch } = useSavedCollegesQuery();
  const [view, setView] = useUrlState('view', 'list');
  const [status, setStatus] = useUrlState('status');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const isBoard = view === 'board';
  const chosen = CHIPS.find((chip) => chip === status);
  const saved = data ?? [];
  const shown = chosen ? withStatus(saved, chosen) : saved;
  const comparable = picked.filter((ceeb) => saved.some(({ attributes }) => attributes.ceeb_code === ceeb));
  const choice = {
    picked: comparable,
    onPick: (ceeb: string, isPicked: boolean) =>
      setPicked(isPicked ? [...comparable, ceeb] : comparable.filter((other) => other !== ceeb)),
  };
  return (
    <section aria-labelledby={MY_COLLEGES} className={panel.panel}>
      <header className={panel.header}>
        <h2 id={MY_COLLEGES} tabIndex={-1}>
          My Colleges
        </h2>
        <ButtonGroup role="group" aria-label="View">
          <Button
            icon={<ListIcon />}
            text="List"
            active={!isBoard}
            aria-pressed={!isBoard}
            onClick={() => setView('list')}
          />
          <Button
            icon={<GridViewIcon />}
            text="Board"
            active={isBoard}
            aria-pressed={isBoard}
            onClick={() => setView('board')}
          />
        </ButtonGroup>
      </header>
      {!data && !error && (
        <>
          <p className={styles.loading}>{collegeMessages.loading}</p>
          <Loading what="my colleges" rows={4} />
        </>
      )}
      {!data && error && <Failed error={error} message={collegeMessages.loadFailed} onRetry={refetch} />}
      {data?.length === 0 && <Empty action={<FindColleges />}>{collegeMessages.noneSaved}</Empty>}
      {saved.length > 0 && (
        <>
          {!isBoard && (
            <div role="group" aria-label="Status" className={styles.chips}>
              {CHIPS.map((chip) => (
                <Chip
                  key={chip}
                  label={STATUS_NAMES[chip]}
                  count={withStatus(saved, chip).length}
                  chosen={chip === chosen}
                  onChoose={() => setStatus(chip)}
                />
              ))}
              <Chip label="All" count={saved.length} chosen={!chosen} onChoose={() => setStatus('')} />
            </div>
          )}
          {saved.length >= FEWEST_COMPARED && <Compare picked={comparable} />}
          {isBoard ? <Board saved={saved} {...choice} /> : <List saved={shown} {...choice} />}
        </>
      )}
    </section>
  );
}

interface ChipProps {
  readonly label: string;
  readonly count: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Chip({ label, count, chosen, onChoose }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={chosen} onClick={onChoose}>
      {label} <span className={styles.count}>{count}</span>
    </button>
  );
}

function Compare({ picked }: { picked: readonly string[] }) {
  const { toComparison } = useCollegesAddress();
  const hintId = useId();
  const enough = picked.length >= FEWEST_COMPARED;
  return (
    <div className={styles.compare}>
      <span id={hintId} className={styles.hint}>
        {picked.length >= MOST_COMPARED
          ? `${MOST_COMPARED} at most can be compared.`
          : `Tick ${FEWEST_COMPARED} to ${MOST_COMPARED} colleges to compare them.`}
      </span>
      {enough ? (
        <Link to={toComparison(picked)} className={styles.go}>
          <ComparisonIcon />
          Compare ({picked.length})
        </Link>
      ) : (
        <Button
          icon={<ComparisonIcon />}
          text={`Compare (${picked.length})`}
          disabled
          aria-describedby={hintId}
        />
      )}
    </div>
  );
}

interface ListProps {
  readonly saved: readonly SavedCollegeResource[];
  readonly picked: readonly string[];
  readonly onPick: (ceeb: string, picked: boolean) => void;
}

function List({ saved, picked, onPick }: ListProps) {
  if (saved.length === 0) return <Empty action={<FindColleges />}>{collegeMessages.noneSaved}</Empty>;
  return (
    <ul>
      {saved.map((college) => (
        <li key={college.id} className={styles.item}>
          <SavedCard college={college} layout="row" picked={picked} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}
