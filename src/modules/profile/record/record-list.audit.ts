import type { RecordPart } from '../../../../contract/record-history';
import { sides, type Describe, type LocalizedText } from '../../../kernel/audit';
import { namedAfter, type OfItem, type RecordListEvents } from './record-list.events';

/** Describes the events of a list in the audit; `called` is such as 'an honor'. */
export function describeRecordList<Noun extends string, Fields extends object>(
  noun: Noun,
  called: LocalizedText,
  part: RecordPart,
) {
  const about = ({ studentId, itemId }: OfItem) => ({ subject: studentId, part, item: itemId });
  const descriptions: Describe<RecordListEvents<'', Fields>> = {
    Added: ({ fields, ...item }) => ({
      sentence: { en: `Added ${called.en}`, es: `Agregó ${called.es}` },
      ...about(item),
      after: fields,
    }),
    Edited: ({ changes, ...item }) => ({
      sentence: { en: `Edited ${called.en}`, es: `Editó ${called.es}` },
      ...about(item),
      ...sides(changes),
    }),
    Removed: ({ fields, ...item }) => ({
      sentence: { en: `Removed ${called.en}`, es: `Quitó ${called.es}` },
      ...about(item),
      before: fields,
    }),
    Restored: ({ fields, ...item }) => ({
      sentence: { en: `Restored ${called.en}`, es: `Restauró ${called.es}` },
      ...about(item),
      after: fields,
    }),
  };
  return namedAfter(noun, descriptions) as unknown as Describe<RecordListEvents<Noun, Fields>>;
}
