import { useId, type ReactNode, type Ref } from 'react';
import { Card, Row } from './layout';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly plain?: true;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

export function Section({ title, tools, plain, titleRef, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <Row
        as="header"
        wrap
        justify="between"
        gap={[2, 3]}
        pad={[2, 'inset']}
        className={styles.header}
        data-plain={plain}
      >
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h2>
        {tools && (
          <Row wrap gap={[2, 3]} className={styles.tools}>
            {tools}
          </Row>
        )}
      </Row>
      {children}
    </Card>
  );
}
