import { useId, type ReactNode } from 'react';
import { Card, Row, Text } from '../../../shared/layout/layout';

interface DetailCardProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly full?: boolean;
  readonly children: ReactNode | ((id: string) => ReactNode);
}

/** A function as children receives the id of the heading. */
export function DetailCard({ title, tools, full, children }: DetailCardProps) {
  const id = useId();
  return (
    <Card as="section" shrink full={full} pad="inset" aria-labelledby={id}>
      <Row as="header" justify="between" wrap gap={[2, 3]} below={3} minHeight={32}>
        <Text as="h3" id={id} size={4}>
          {title}
        </Text>
        {tools}
      </Row>
      {typeof children === 'function' ? children(id) : children}
    </Card>
  );
}

export const DetailRow = ({ children }: { children: ReactNode }) => (
  <Row as="li" gap={3} pad={[2, 0]} minHeight={44}>
    {children}
  </Row>
);
