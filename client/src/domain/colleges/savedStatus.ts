import type { SavedCollegeResource, SavedStatus } from 'contract/saved-colleges';
import { HeartIcon, SendMessageIcon, TickIcon, type Icon } from '../../shared/ui/icons';
import { t } from './en';

export const STATUS_NAMES: Readonly<Record<SavedStatus, string>> = t.statuses;

export const STATUS_ICONS: Readonly<Record<SavedStatus, Icon>> = {
  interested: HeartIcon,
  applying: SendMessageIcon,
  applied: TickIcon,
};

/** The state of a link that leads to the search of the catalogue. */
export const TO_SEARCH = { search: true } as const;

export const withStatus = (saved: readonly SavedCollegeResource[], status: SavedStatus) =>
  saved.filter(({ attributes }) => attributes.status === status);

export const placeOf = ({ location, state }: { location: string; state: string }): string =>
  [location, state].filter(Boolean).join(', ');
