import { Link } from 'react-router-dom';
import { FITS } from 'contract/college-search';
import type { Chance } from 'contract/colleges';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { ChanceTag } from '../../domain/colleges/ChanceTag';
import { t as domain } from '../../domain/colleges/en';
import { Logo } from '../../domain/colleges/Logo';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { placeOf } from '../../domain/colleges/savedStatus';
import { formatMoney, formatPercent } from '../../shared/lib/format';
import { useCollegesAddress } from './address';
import { useSuggestedCollegesQuery, type Prospects } from './catalogue.api';
import { t as all } from './en';
import styles from './Balance.module.css';

const t = all.balance;
const SUGGESTED = 3;

/** The guide to college planning advises at least two likely colleges and three targets. */
const ENOUGH = { likely: 2, target: 3 } as const;

interface BalanceProps {
  readonly saved: readonly SavedCollegeResource[];
  readonly prospects: Prospects;
}

const codeOf = ({ attributes }: SavedCollegeResource) => attributes.ceeb_code;

const fitsOf = ({ saved, prospects }: BalanceProps) =>
  saved.map((college): Chance => prospects[codeOf(college)]?.chance?.label ?? 'unknown');

function lackOf(props: BalanceProps) {
  const { saved, prospects } = props;
  const isCompared = saved.some((college) => prospects[codeOf(college)]?.chance?.inputs.test);
  const fits = fitsOf(props);
  const count = (fit: Chance) => fits.filter((one) => one === fit).length;
  const fit = (['likely', 'target'] as const).find((one) => count(one) < ENOUGH[one]);
  return isCompared && fit ? { fit, more: ENOUGH[fit] - count(fit), present: count(fit) } : undefined;
}

export function Balance(props: BalanceProps) {
  const fits = fitsOf(props);
  const lack = lackOf(props);
  if (fits.length === 0) return null;
  return (
    <p className={styles.balance}>
      <span className={styles.muted}>{t.label}</span>
      {FITS.map((fit) => {
        const count = fits.filter((one) => one === fit).length;
        return count > 0 && <ChanceTag key={fit} chance={fit} text={t.count(count, domain.chances[fit])} />;
      })}
      {lack && <span className={styles.muted}>{t.more(lack.more, domain.chances[lack.fit])}</span>}
      {fits.every((fit) => fit === 'unknown') && (
        <span className={styles.muted}>
          {t.noTests} <Link to="/profile">{all.catalogue.toTests}</Link>
        </span>
      )}
    </p>
  );
}

export function Suggestions(props: BalanceProps) {
  const lack = lackOf(props);
  return lack ? <Suggested {...props} {...lack} /> : null;
}

function Suggested({ saved, fit, present }: BalanceProps & { fit: Chance; present: number }) {
  const { toCollege } = useCollegesAddress();
  const states = [...new Set(saved.map(({ attributes }) => attributes.state).filter(Boolean))].sort();
  const filters = { fit: [fit], state: states, sort: 'fit' } as const;
  const { currentData } = useSuggestedCollegesQuery({ ...filters, pageSize: SUGGESTED + present });
  const isSaved = new Set(saved.map(codeOf));
  const found = (currentData?.data ?? []).filter(({ id }) => !isSaved.has(id)).slice(0, SUGGESTED);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="to-balance" className={styles.suggestions}>
      <header className={styles.header}>
        <h2 id="to-balance">{t.heading}</h2>
        <span className={styles.muted}>{t.why(domain.chances[fit])}</span>
        <Link to={`/colleges?fit=${fit}&state=${states.join()}`}>{t.all}</Link>
      </header>
      <ul>
        {found.map(({ id, attributes }) => {
          const { name, state, admissionRate, netPrice } = attributes;
          const facts = [
            placeOf(attributes),
            admissionRate !== null && formatPercent(admissionRate),
            netPrice !== null && formatMoney(netPrice),
          ].filter(Boolean);
          return (
            <li key={id}>
              <Logo ceeb={id} />
              <div className={styles.text}>
                <Link to={toCollege(id)} preventScrollReset className={styles.name}>
                  {name}
                </Link>
                <span className={styles.muted}>{facts.join(' · ')}</span>
              </div>
              <SaveMenu college={{ ceeb: id, name, state }} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
