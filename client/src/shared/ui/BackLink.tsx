import { useState, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Row } from '../layout/layout';
import { useOrigin } from '../routing/origin';
import { ChevronLeftIcon } from './icons';

/** Leads to the page from which the user followed a link with `useHere`, otherwise to `to`. */
export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  // A change of the address within the page loses the state.
  const [origin] = useState(useOrigin());
  return (
    <Row
      as={Link}
      minHeight={32}
      inline
      gap={1}
      below={3}
      to={origin?.address ?? to}
      quiet
      className="no-print"
    >
      <ChevronLeftIcon />
      {origin?.title ?? children}
    </Row>
  );
}
