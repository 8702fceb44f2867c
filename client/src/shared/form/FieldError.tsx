import { Text } from '../layout/layout';

export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children && (
    <Text size={2} tone="danger" block id={id}>
      {children}
    </Text>
  );
