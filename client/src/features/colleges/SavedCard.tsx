import { Checkbox } from '@blueprintjs/core';
import type { ChanceLabel } from 'contract/colleges';
import { countingDeadlines } from 'contract/deadlines';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { answerOf } from '../../domain/colleges/deadlines';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { MAX_COMPARED } from './address';
import { ApplicationLine } from './applications/ApplicationLine';
import { CollegeName } from './CollegeName';
import { Deadlines } from './Deadlines';
import { t } from './en';
import { Fit } from './Fit';
import styles from './colleges.module.css';

interface SavedCardProps {
  readonly college: SavedCollegeResource;
  readonly chance: ChanceLabel | null | undefined;
  readonly picked: readonly string[];
  readonly onPick: (ceeb: string, picked: boolean) => void;
}

export function SavedCard({ college: { attributes }, chance, picked, onPick }: SavedCardProps) {
  const { ceeb_code: ceeb, name, state, status } = attributes;
  const isPicked = picked.includes(ceeb);
  return (
    <Grid
      columns="auto minmax(0, 1fr) auto"
      gap={[2, 2]}
      pad={[3, 'inset']}
      data-saved={ceeb}
      data-status={status}
      className={styles.savedCardCard}
    >
      <Checkbox
        className={styles.savedCardPick}
        aria-label={t.mine.pick(name)}
        checked={isPicked}
        disabled={!isPicked && picked.length >= MAX_COMPARED}
        onChange={() => onPick(ceeb, !isPicked)}
      />
      <Stack gap={2} shrink className={styles.text}>
        <CollegeName ceeb={ceeb} attributes={attributes} />
        {status === 'applied' ? (
          !attributes.application?.decision && (
            <Text size={2} tone="muted">
              {answerOf(attributes)}
            </Text>
          )
        ) : (
          <Deadlines of={countingDeadlines(attributes.application, attributes)} />
        )}
        <ApplicationLine of={attributes} />
      </Stack>
      <Row alignSelf="start" gap={4} className={styles.menu}>
        {chance && <Fit chance={chance} of={name} />}
        <SaveMenu college={{ ceeb, name, state }} />
      </Row>
    </Grid>
  );
}
