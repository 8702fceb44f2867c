import { Button } from '@blueprintjs/core';
import type { ReactElement } from 'react';

interface RowButtonProps {
  readonly icon: ReactElement;
  /** Includes the name of the row. */
  readonly label: string;
  readonly tip: string;
  readonly onClick: () => void;
}

export const RowButton = ({ icon, label, tip, onClick }: RowButtonProps) => (
  <Button variant="minimal" icon={icon} aria-label={label} title={tip} onClick={onClick} />
);
