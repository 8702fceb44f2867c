import { createContext, use, useCallback, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { Box, Row, Text } from '../layout/layout';
import styles from './PageHeader.module.css';

/** Id of the only h1, which takes the focus after a change of page. */
export const PAGE_TITLE = 'page-title';

export const focusPageTitle = ({ preventScroll = true }: FocusOptions = {}) =>
  document.getElementById(PAGE_TITLE)?.focus({ preventScroll });

interface PageHeaderProps {
  readonly title: string;
  readonly subject?: Ref<HTMLSpanElement>;
  readonly line?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

export function PageHeader({ title, subject, line, children }: PageHeaderProps) {
  return (
    <Row as="header" minHeight={48} wrap justify="between" gap={[2, 4]} className={styles.header}>
      <Box shrink className={styles.title}>
        <h1 id={PAGE_TITLE} tabIndex={-1}>
          <span>{title}</span>
          <span ref={subject} className={styles.subject} />
        </h1>
        <Text as="div" size={2} tone="muted" tabular ref={line} className={styles.line} />
      </Box>
      {children}
    </Row>
  );
}

export function usePlace(tag: 'div' | 'span') {
  const [element] = useState(() => document.createElement(tag));
  const holder = useCallback((holder: HTMLElement | null) => holder?.append(element), [element]);
  return [element, holder] as const;
}

export const PageLinePlace = createContext<HTMLElement | null>(null);

/** Without text, the space below the title stays. */
export function PageLine({ children }: { children: ReactNode }) {
  const place = use(PageLinePlace);
  return place && createPortal(children || '\u00a0', place);
}

export const PageActionPlace = createContext<HTMLElement | null>(null);

export function PageAction({ children }: { children: ReactNode }) {
  const place = use(PageActionPlace);
  return place && createPortal(children, place);
}

export const PageSubjectPlace = createContext<HTMLElement | null>(null);

export function PageSubject({ children }: { children: ReactNode }) {
  const place = use(PageSubjectPlace);
  return place && createPortal(children, place);
}

export const PageName = ({ children }: { children: ReactNode }) => (
  <PageSubject>
    <span className={styles.dot}>{' · '}</span>
    {children}
  </PageSubject>
);
