import type { SavedCollegeResource, SavedStatus } from 'contract/saved-colleges';

export const STATUS_NAMES: Readonly<Record<SavedStatus, string>> = {
  interested: 'Interested',
  applying: 'Applying',
  applied: 'Applied',
};

export const withStatus = (saved: readonly SavedCollegeResource[], status: SavedStatus) =>
  saved.filter(({ attributes }) => attributes.status === status);

/** 'Providence, RI' */
export const placeOf = ({ location, state }: { location: string; state: string }): string =>
  [location, state].filter(Boolean).join(', ');
