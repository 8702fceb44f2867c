import { Classes } from '@blueprintjs/core';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { HOME } from 'contract/roles';
import { useConfig } from '../../domain/account/account.api';
import { selectUser } from '../../shared/api/session';
import { Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import {
  BookIcon,
  ChatIcon,
  IdNumberIcon,
  LearningIcon,
  LockIcon,
  TickCircleIcon,
} from '../../shared/ui/icons';
import { t } from './en';
import styles from './LandingPage.module.css';

const TILES = ['--plum-soft', '--primary-soft', '--accent-soft'];
const WEEKS = [
  ['--fill', '--plum-soft'],
  ['--accent-soft'],
  ['--fill', '--fill'],
  ['--accent-soft', '--fill'],
] as const;

interface BoxProps {
  readonly at: readonly [x: number, y: number, width: number, height: number];
  readonly colour?: string;
  readonly round?: number;
}

const Box = ({ at: [x, y, width, height], colour = '--line', round = 3 }: BoxProps) => (
  <rect x={x} y={y} width={width} height={height} rx={round} fill={`var(${colour})`} />
);

/** A student's dashboard without words: what is next, the coming weeks, tasks and colleges. */
const Picture = () => (
  <svg aria-hidden="true" className={styles.picture} viewBox="0 0 654 286" fill="none">
    <Box at={[0, 0, 654, 286]} colour="--page" round={12} />
    {[24, 44, 64, 84, 104].map((y) => (
      <Box key={y} at={[20, y, y === 44 ? 92 : 74, 10]} colour={y === 44 ? '--primary' : '--line'} />
    ))}
    <g className={styles.cards}>
      <rect x="132.5" y="20.5" width="501" height="54" rx="8" />
      <rect x="132.5" y="86.5" width="501" height="84" rx="8" />
      <rect x="132.5" y="182.5" width="244" height="86" rx="8" />
      <rect x="389.5" y="182.5" width="244" height="86" rx="8" />
    </g>
    {[150, 230, 310].map((x, index) => (
      <g key={x}>
        <Box at={[x, 34, 44, 6]} />
        <Box at={[x, 46, index === 2 ? 96 : 22, 12]} colour={index === 0 ? '--danger' : '--control'} />
      </g>
    ))}
    <Box at={[520, 36, 98, 24]} colour="--primary" round={6} />
    {WEEKS.map((week, column) => (
      <g key={column}>
        <Box at={[150 + column * 118, 98, 40, 6]} />
        {week.map((colour, row) => (
          <Box key={row} at={[150 + column * 118, 112 + row * 27, 104, 22]} colour={colour} round={6} />
        ))}
      </g>
    ))}
    {[198, 220, 242].map((y, row) => (
      <g key={y}>
        <rect x="150.5" y={y + 0.5} width="11" height="11" rx="3" stroke="var(--control)" />
        <Box at={[174, y + 2, [120, 92, 140][row]!, 8]} />
        <Box at={[400, y - 2, 16, 16]} colour={TILES[row]} round={4} />
        <Box at={[428, y + 2, [110, 132, 96][row]!, 8]} />
      </g>
    ))}
    <path d="M153 204l2.5 2.5 4-5" stroke="var(--primary)" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

const BUTTON = `${Classes.BUTTON} ${Classes.LARGE}`;

const OFFERS: Readonly<Record<keyof typeof t.offers, ComponentType>> = {
  next: TickCircleIcon,
  match: LearningIcon,
  record: IdNumberIcon,
  people: ChatIcon,
  guides: BookIcon,
  privacy: LockIcon,
};

export default function LandingPage() {
  return (
    <Stack gap={5} data-wide>
      <Text as="p" flush width="measure" size={5} className={styles.lead}>
        {t.lead}
      </Text>
      <Entrance />
      <Picture />
      <Grid as="ul" rule="top" min={260} gap={5} className={styles.offers}>
        {(Object.keys(t.offers) as (keyof typeof t.offers)[]).map((name) => (
          <Offer key={name} icon={OFFERS[name]} {...t.offers[name]} />
        ))}
      </Grid>
      <Stores />
    </Stack>
  );
}

function Entrance() {
  const { productName } = useConfig();
  const user = useSelector(selectUser);
  if (user) {
    return (
      <Row as="p" wrap align="stretch" gap={3} className={styles.actions}>
        <ButtonLink to={HOME[user.role]} primary size="large">
          {t.open(productName)}
        </ButtonLink>
      </Row>
    );
  }
  return (
    <>
      <Row as="p" wrap align="stretch" gap={3} className={styles.actions}>
        <ButtonLink to="/sign-in" primary size="large">
          {t.signIn}
        </ButtonLink>
        <ButtonLink to="/register" size="large">
          {t.signUp}
        </ButtonLink>
      </Row>
      <Text as="p" size={2} tone="muted" className={styles.note}>
        {t.invited}
      </Text>
    </>
  );
}

interface OfferProps {
  readonly icon: ComponentType;
  readonly title: string;
  readonly text: string;
  readonly more?: string;
}

function Offer({ icon: Icon, title, text, more }: OfferProps) {
  return (
    <Grid as="li" alignContent="start" columns="36px minmax(0, 1fr)" gap={[0, 3]}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <h2>{title}</h2>
      <Text as="p" flush above={1} tone="muted">
        {text} {more && <Link to="/privacy-policy">{more}</Link>}
      </Text>
    </Grid>
  );
}

function Stores() {
  const { appStoreUrl, playStoreUrl } = useConfig();
  if (!appStoreUrl && !playStoreUrl) return null;
  return (
    <Stack as="section" pad={[5, 0, 0]} rule="top" gap={3}>
      <h2>{t.stores.title}</h2>
      <Row as="p" wrap align="stretch" gap={3} className={styles.actions}>
        {appStoreUrl && (
          <a href={appStoreUrl} className={BUTTON} rel="noreferrer">
            {t.stores.appStore}
          </a>
        )}
        {playStoreUrl && (
          <a href={playStoreUrl} className={BUTTON} rel="noreferrer">
            {t.stores.playStore}
          </a>
        )}
      </Row>
    </Stack>
  );
}
