import { skipToken } from '@reduxjs/toolkit/query';
import { Link } from 'react-router-dom';
import type { Chance } from 'contract/colleges';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { ChanceTag } from '../../domain/colleges/ChanceTag';
import { t as domain } from '../../domain/colleges/en';
import { Logo } from '../../domain/colleges/Logo';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { placeOf } from '../../domain/colleges/savedStatus';
import { Card, Row, Stack, Text } from '../../shared/layout/layout';
import { formatMoney, formatPercent } from '../../shared/lib/format';
import { useCollegesAddress } from './address';
import { CatalogueApi, type Prospects } from './catalogue.api';
import { t as all } from './en';
import { FROM_REACH } from './filters';
import styles from './colleges.module.css';

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
    <Row as="p" wrap gap={[1, 3]} size={2}>
      <Text size={2} tone="muted">
        {t.label}
      </Text>
      {FROM_REACH.map((fit) => {
        const count = fits.filter((one) => one === fit).length;
        return count > 0 && <ChanceTag key={fit} chance={fit} text={t.count(count, domain.chances[fit])} />;
      })}
      {lack && (
        <Text size={2} tone="muted">
          {t.more(lack.more, domain.chances[lack.fit])}
        </Text>
      )}
      {fits.every((fit) => fit === 'unknown') && (
        <Text size={2} tone="muted">
          {t.noTests} <Link to="/profile">{all.catalogue.toTests}</Link>
        </Text>
      )}
    </Row>
  );
}

export function Suggestions(props: BalanceProps) {
  const lack = lackOf(props);
  return lack ? <Suggested {...props} {...lack} /> : null;
}

function Suggested({ saved, fit, present }: BalanceProps & { fit: Chance; present: number }) {
  const { toCollege } = useCollegesAddress();
  const states = [...new Set(saved.map(({ attributes }) => attributes.state).filter(Boolean))].sort();
  const filters = { fit: [fit], sort: 'fit', pageSize: SUGGESTED + present } as const;
  const { currentData: near } = CatalogueApi.useSuggestedCollegesQuery({ ...filters, state: states });
  const isSaved = new Set(saved.map(codeOf));
  const unsaved = (page: typeof near) => page?.data.filter(({ id }) => !isSaved.has(id)) ?? [];
  const nearby = unsaved(near).slice(0, SUGGESTED);
  const isWide = near !== undefined && nearby.length < SUGGESTED;
  const { currentData: all } = CatalogueApi.useSuggestedCollegesQuery(isWide ? filters : skipToken);
  const others = unsaved(all).filter(({ id }) => nearby.every((other) => other.id !== id));
  const found = isWide && !all ? [] : [...nearby, ...others].slice(0, SUGGESTED);
  if (found.length === 0) return null;
  return (
    <Card as="section" clip aria-labelledby="to-balance" className={styles.suggestions}>
      <Row
        as="header"
        rule="bottom"
        wrap
        align="baseline"
        gap={[1, 3]}
        pad={[3, 'inset']}
        className={styles.header}
      >
        <Text as="h2" size={4} id="to-balance">
          {t.heading}
        </Text>
        <Text size={2} tone="muted">
          {t.why(domain.chances[fit], isWide)}
        </Text>
        <Link to={`/colleges?fit=${fit}${isWide ? '' : `&state=${states.join()}`}`}>{t.all}</Link>
      </Row>
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
              <Stack grow="9em" shrink>
                <Text as={Link} quiet breakable tone="ink" weight={600} to={toCollege(id)} preventScrollReset>
                  {name}
                </Text>
                <Text size={2} tone="muted">
                  {facts.join(' · ')}
                </Text>
              </Stack>
              <SaveMenu college={{ ceeb: id, name, state }} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
