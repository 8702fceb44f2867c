import type { RecordPart } from '../../../contract/record-history';
import { sides, type Describe } from '../../kernel/audit';
import { namedAfter, type OfItem, type OwnedListEvents } from './owned-list.events';

/** What the audit says of them; `called` as 'the honor'. */
export function describeOwnedList<Noun extends string, Fields extends object>(
  noun: Noun,
  called: string,
  part: RecordPart,
) {
  const about = ({ studentId, itemId }: OfItem) => ({ subject: studentId, part, item: itemId });
  const said: Describe<OwnedListEvents<'', Fields>> = {
    Added: ({ fields, ...item }) => ({ sentence: `Added ${called}`, ...about(item), after: fields }),
    Edited: ({ changes, ...item }) => ({
      sentence: `Edited ${called}`,
      ...about(item),
      ...sides(changes),
    }),
    Removed: ({ fields, ...item }) => ({
      sentence: `Removed ${called}`,
      ...about(item),
      before: fields,
    }),
    Restored: ({ fields, ...item }) => ({
      sentence: `Put back ${called}`,
      ...about(item),
      after: fields,
    }),
  };
  return namedAfter(noun, said) as unknown as Describe<OwnedListEvents<Noun, Fields>>;
}
