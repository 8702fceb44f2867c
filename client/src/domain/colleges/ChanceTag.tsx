import type { Chance } from 'contract/colleges';
import { HelpIcon, TargetIcon, TickIcon, TrendingUpIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';

const LOOKS = {
  reach: { icon: <TrendingUpIcon />, intent: 'warning' },
  target: { icon: <TargetIcon />, intent: 'primary' },
  likely: { icon: <TickIcon />, intent: 'success' },
  unknown: { icon: <HelpIcon />, intent: 'none' },
} as const;

/** How hard it is to get in. */
export const ChanceTag = ({ chance }: { chance: Chance }) => (
  <StatusTag label={t.chances[chance]} {...LOOKS[chance]} />
);
