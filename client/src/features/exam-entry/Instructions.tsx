import { Box, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import styles from './Instructions.module.css';

const t = all.instructions;

export const Instructions = () => (
  <div className={styles.instructions}>
    <p>{t.summary}</p>
    <details>
      <Text as="summary" minHeight={28} tone="primary">
        {t.title}
      </Text>
      <Stack as="dl" gap={2} above={2} below={3}>
        {t.keys.map(([key, does]) => (
          <div key={key}>
            <Text as="dt" weight={600}>
              {key}
            </Text>
            <Box as="dd" flush>
              {does}
            </Box>
          </div>
        ))}
      </Stack>
      <p>{t.paste}</p>
    </details>
  </div>
);
