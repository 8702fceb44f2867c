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
import { Picture } from './Picture';

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
