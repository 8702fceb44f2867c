import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './BackLink.module.css';
import { ChevronLeftIcon } from './icons';

export const BackLink = ({ to, children }: { to: To; children: ReactNode }) => (
  <Link to={to} className={styles.back}>
    <ChevronLeftIcon />
    {children}
  </Link>
);
