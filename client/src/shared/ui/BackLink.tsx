import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Row } from '../layout/layout';
import { ChevronLeftIcon } from './icons';

export const BackLink = ({ to, children }: { to: To; children: ReactNode }) => (
  <Row as={Link} minHeight={32} inline gap={1} below={3} to={to} quiet className="no-print">
    <ChevronLeftIcon />
    {children}
  </Row>
);
