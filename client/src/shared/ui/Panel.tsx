import { useId, type ReactNode, type Ref } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** At its head: what can be done about it, or what it is narrowed by. */
  readonly tools?: ReactNode;
  /** A few words need no line above them. */
  readonly plain?: true;
  /** Of a title that takes the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of a page, under a title of its own. */
export function Panel({ title, tools, plain, titleRef, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <header className={styles.header} data-plain={plain}>
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h2>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </section>
  );
}
