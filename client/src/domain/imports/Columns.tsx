import { Box, Grid, Stack, Text } from '../../shared/layout/layout';

interface ColumnsProps {
  readonly columns: readonly { readonly name: string; readonly holds: string }[];
}

export const Columns = ({ columns }: ColumnsProps) => (
  <Stack as="dl" gap={1} above={2}>
    {columns.map(({ name, holds }) => (
      <Grid columns="120px minmax(0, 1fr)" stackedBelow="tablet" gap={[0, 3]} key={name}>
        <Text as="dt" tone="ink" weight={600}>
          {name}
        </Text>
        <Box as="dd" flush>
          {holds}
        </Box>
      </Grid>
    ))}
  </Stack>
);
