import { Box, Grid, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';

const t = all.instructions;

export const Instructions = () => (
  <div>
    <p>{t.summary}</p>
    <details>
      <Text as="summary" minHeight={28} tone="primary">
        {t.title}
      </Text>
      <Stack as="dl" gap={2} above={2} below={3}>
        {t.keys.map(([key, does]) => (
          <Grid columns="160px minmax(0, 1fr)" gap={[0, 4]} width="measure" stackedBelow="tablet" key={key}>
            <Text as="dt" weight={600}>
              {key}
            </Text>
            <Box as="dd" flush>
              {does}
            </Box>
          </Grid>
        ))}
      </Stack>
      <p>{t.paste}</p>
    </details>
  </div>
);
