import { sides, type Describe } from '../../kernel/audit';
import { namedAfter, type OwnedListEvents } from './owned-list.events';

/** What the audit says of them; `called` as 'the honor'. */
export function describeOwnedList<Noun extends string, Fields extends object>(noun: Noun, called: string) {
  const said: Describe<OwnedListEvents<'', Fields>> = {
    Added: ({ studentId, fields }) => ({ sentence: `Added ${called}`, subject: studentId, after: fields }),
    Edited: ({ studentId, changes }) => ({
      sentence: `Edited ${called}`,
      subject: studentId,
      ...sides(changes),
    }),
    Removed: ({ studentId, fields }) => ({
      sentence: `Removed ${called}`,
      subject: studentId,
      before: fields,
    }),
    Restored: ({ studentId, fields }) => ({
      sentence: `Put back ${called}`,
      subject: studentId,
      after: fields,
    }),
  };
  return namedAfter(noun, said) as unknown as Describe<OwnedListEvents<Noun, Fields>>;
}
