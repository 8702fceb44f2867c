import { Classes } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ButtonLinkProps {
  readonly to: string;
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button, for the one way on from a page. */
export const ButtonLink = ({ to, primary = false, children }: ButtonLinkProps) => (
  <Link to={to} className={primary ? `${Classes.BUTTON} ${Classes.INTENT_PRIMARY}` : Classes.BUTTON}>
    {children}
  </Link>
);
