import type { SavedCollegeResource } from 'contract/saved-colleges';
import { Text } from '../../../shared/layout/layout';
import { applicationLine } from './applicationGroups';

/** The state of the application, as a line on the college's card. */
export function ApplicationLine({ of: { application } }: { of: SavedCollegeResource['attributes'] }) {
  const line = application && applicationLine(application);
  return line ? (
    <Text as="p" flush breakable size={2} tone="ink">
      {line}
    </Text>
  ) : null;
}
