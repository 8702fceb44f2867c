import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './BackLink.module.css';
import { ChevronLeftIcon } from './icons';

/** To the page that this one is a part of. */
export const BackLink = ({ to, children }: { to: To; children: ReactNode }) => (
  <Link to={to} className={styles.back}>
    <ChevronLeftIcon />
    {children}
  </Link>
);
