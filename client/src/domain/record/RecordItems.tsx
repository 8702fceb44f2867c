import type { Resource } from 'contract/http';
import { Row } from '../../shared/layout/layout';
import { ListItem } from '../../shared/list/ListItem';
import { activities } from './activities';
import { courses } from './courses';
import type { AnyRecordList } from './definition';
import { honors } from './honors';
import type { RecordFields, RecordListName } from './record.api';
import { tests } from './tests';

export const RECORD_LISTS: Readonly<Record<RecordListName, AnyRecordList>> = {
  activities,
  courses,
  honors,
  tests,
};

interface RecordItemsProps<List extends RecordListName> {
  readonly list: List;
  readonly items: readonly Resource<RecordFields[List]>[];
}

export function RecordItems<List extends RecordListName>({ list, items }: RecordItemsProps<List>) {
  const { nameOf, detailsOf, figuresOf } = RECORD_LISTS[list];
  const Items = list === 'activities' ? 'ol' : 'ul';
  return (
    <Items>
      {items.map(({ id, attributes }, index) => (
        <Row as="li" align="stretch" item key={id}>
          <ListItem
            name={nameOf(attributes)}
            details={detailsOf(attributes, index + 1)}
            aside={figuresOf(attributes)}
          />
        </Row>
      ))}
    </Items>
  );
}
