import { Classes } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface ButtonLinkProps extends LinkProps {
  readonly icon?: ReactElement;
  readonly primary?: boolean;
  readonly minimal?: boolean;
  readonly size?: 'small' | 'large';
}

/** A link that looks like a button. */
export function ButtonLink({ icon, primary, minimal, size, className, children, ...link }: ButtonLinkProps) {
  const classes = [
    Classes.BUTTON,
    primary && Classes.INTENT_PRIMARY,
    minimal && Classes.MINIMAL,
    size && { small: Classes.SMALL, large: Classes.LARGE }[size],
    className,
  ];
  return (
    <Link {...link} className={classes.filter(Boolean).join(' ')}>
      {icon}
      {icon && children ? <span className={Classes.BUTTON_TEXT}>{children}</span> : children}
    </Link>
  );
}
