import { useId, type ReactNode, type Ref } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly plain?: true;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

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
