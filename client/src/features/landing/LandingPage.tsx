import { Classes } from '@blueprintjs/core';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { HOME } from 'contract/roles';
import { useConfig } from '../../domain/account/account.api';
import { selectUser } from '../../shared/api/session';
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

const BUTTON = `${Classes.BUTTON} ${Classes.LARGE}`;
const PRIMARY = `${BUTTON} ${Classes.INTENT_PRIMARY}`;

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
    <div data-wide className={styles.page}>
      <p className={styles.lead}>{t.lead}</p>
      <Entrance />
      <ul className={styles.offers}>
        {(Object.keys(t.offers) as (keyof typeof t.offers)[]).map((name) => (
          <Offer key={name} icon={OFFERS[name]} {...t.offers[name]} />
        ))}
      </ul>
      <Stores />
    </div>
  );
}

function Entrance() {
  const { productName } = useConfig();
  const user = useSelector(selectUser);
  if (user) {
    return (
      <p className={styles.actions}>
        <Link to={HOME[user.role]} className={PRIMARY}>
          {t.open(productName)}
        </Link>
      </p>
    );
  }
  return (
    <>
      <p className={styles.actions}>
        <Link to="/sign-in" className={PRIMARY}>
          {t.signIn}
        </Link>
        <Link to="/register" className={BUTTON}>
          {t.signUp}
        </Link>
      </p>
      <p className={styles.note}>{t.invited}</p>
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
    <li className={styles.offer}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <h2>{title}</h2>
      <p>
        {text} {more && <Link to="/privacy-policy">{more}</Link>}
      </p>
    </li>
  );
}

function Stores() {
  const { appStoreUrl, playStoreUrl } = useConfig();
  if (!appStoreUrl && !playStoreUrl) return null;
  return (
    <section className={styles.stores}>
      <h2>{t.stores.title}</h2>
      <p className={styles.actions}>
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
      </p>
    </section>
  );
}
