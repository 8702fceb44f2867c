import { Button } from '@blueprintjs/core';
import type { ReactElement } from 'react';

interface RowButtonProps {
  readonly icon: ReactElement;
  /** Says of which row. */
  readonly label: string;
  readonly tip: string;
  readonly onClick: () => void;
}

/** What can be done with a row, as an icon. */
export const RowButton = ({ icon, label, tip, onClick }: RowButtonProps) => (
  <Button variant="minimal" icon={icon} aria-label={label} title={tip} onClick={onClick} />
);
