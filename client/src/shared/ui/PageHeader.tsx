import { createContext, use, useCallback, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import styles from './PageHeader.module.css';

/** Id of the one heading of a page; it takes the focus after a change of page. */
export const PAGE_TITLE = 'page-title';

/** For whoever has just removed what had the focus. */
export const focusPageTitle = ({ preventScroll = true }: FocusOptions = {}) =>
  document.getElementById(PAGE_TITLE)?.focus({ preventScroll });

interface PageHeaderProps {
  readonly title: string;
  /** Where the page says whom it is about. */
  readonly subject?: Ref<HTMLSpanElement>;
  /** Where the page's own line goes. */
  readonly line?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

export function PageHeader({ title, subject, line, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1 id={PAGE_TITLE} tabIndex={-1}>
          {title}
          <span ref={subject} className={styles.subject} />
        </h1>
        <div ref={line} className={styles.line} />
      </div>
      {children}
    </header>
  );
}

/** An element to be filled at once, while what holds it is still being drawn, and its holder's ref. */
export function usePlace(tag: 'div' | 'span') {
  const [element] = useState(() => document.createElement(tag));
  const holder = useCallback((holder: HTMLElement | null) => holder?.append(element), [element]);
  return [element, holder] as const;
}

/** The element below the title of the page around. */
export const PageLinePlace = createContext<HTMLElement | null>(null);

/** What the page says below its title; without words it keeps the room for them. */
export function PageLine({ children }: { children: ReactNode }) {
  const place = use(PageLinePlace);
  return place && createPortal(children || '\u00a0', place);
}

/** The element beside the title of the page around. */
export const PageActionPlace = createContext<HTMLElement | null>(null);

/** What can be done on the page, beside its title. */
export function PageAction({ children }: { children: ReactNode }) {
  const place = use(PageActionPlace);
  return place && createPortal(children, place);
}

/** The element at the end of the title of the page around. */
export const PageSubjectPlace = createContext<HTMLElement | null>(null);

/** What the page adds to its title. */
export function PageSubject({ children }: { children: ReactNode }) {
  const place = use(PageSubjectPlace);
  return place && createPortal(children, place);
}

/** The name of what the page is about. */
export const PageName = ({ children }: { children: ReactNode }) => (
  <PageSubject>
    <span className={styles.dot}>{' · '}</span>
    {children}
  </PageSubject>
);
