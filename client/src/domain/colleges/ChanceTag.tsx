import type { Chance } from 'contract/colleges';
import { Row } from '../../shared/layout/layout';
import { HelpIcon, TargetIcon, TickIcon, TrendingUpIcon } from '../../shared/ui/icons';
import styles from './colleges.module.css';
import { t } from './en';

const ICONS = {
  reach: TrendingUpIcon,
  target: TargetIcon,
  likely: TickIcon,
  unknown: HelpIcon,
} as const;

export function ChanceTag({ chance, text = t.chances[chance] }: { chance: Chance; text?: string }) {
  const Icon = ICONS[chance];
  return (
    <Row
      as="span"
      inline
      align="baseline"
      nowrap
      size={2}
      tone="muted"
      weight={600}
      className={styles.chance}
      data-chance={chance}
    >
      <Icon size={14} />
      {text}
    </Row>
  );
}
