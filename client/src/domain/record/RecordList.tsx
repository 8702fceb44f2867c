import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AccountApi } from '../account/account.api';
import { Text } from '../../shared/layout/layout';
import { ResourceList } from '../../shared/list/ResourceList';
import { OrderedRow, useOrder, type Order } from '../../shared/list/Ordered';
import { RowMenu } from '../../shared/list/RowMenu';
import type { MenuAction } from '../../shared/ui/ActionMenu';
import type { AnyRecordList } from './definition';
import { RecordApi, type RecordItem, useRecordItems } from './record.api';
import styles from './record.module.css';

interface RecordListProps {
  readonly of: AnyRecordList;
  readonly menu?: (item: RecordItem) => readonly MenuAction[];
  readonly tools?: ReactNode;
  readonly order?: Order;
  readonly opensNew?: boolean;
}

export function RecordList({ of, menu, tools, order, opensNew }: RecordListProps) {
  const { list, sentences, nameOf, detailsOf, figuresOf, summaryOf, fieldsOf, formOf, failureOf, groups } =
    of;
  const grade = AccountApi.useProfileQuery().currentData?.attributes.grade;
  const query = useRecordItems(list);
  const [add] = RecordApi.useAddItemMutation();
  const [edit] = RecordApi.useEditItemMutation();
  const [remove] = RecordApi.useRemoveItemMutation();

  const create = async (form: FieldValues) => {
    try {
      await add({ list, fields: fieldsOf(form) }).unwrap();
    } catch (error) {
      throw failureOf?.(error) ?? error;
    }
  };
  const items = query.currentData ?? [];
  const { move, movesOf, announcement } = useOrder({
    rows: items,
    nameOf: ({ attributes }) => nameOf(attributes),
    order,
  });
  return (
    <>
      <ResourceList<RecordItem, FieldValues>
        query={query}
        what={sentences.title}
        opensNew={opensNew}
        sketch="files"
        empty={sentences.empty}
        nameOf={({ attributes }) => nameOf(attributes)}
        details={groups ? undefined : ({ attributes }, place) => detailsOf(attributes, place)}
        groups={groups && { ...groups, of: ({ attributes }) => groups.of(attributes) }}
        aside={({ attributes }) => figuresOf(attributes)}
        tools={
          <>
            {summaryOf && items.length > 0 && (
              <Text as="p" grow="200px" size={2} tone="muted" className={styles.summary}>
                {summaryOf(items)}
              </Text>
            )}
            {tools}
          </>
        }
        fields={of.form}
        create={{ ...sentences.create, blank: of.blank(grade ?? undefined), run: create }}
        edit={
          formOf &&
          sentences.edit && {
            ...sentences.edit,
            valuesOf: ({ attributes }) => formOf(attributes),
            run: ({ id }, form) => edit({ list, id, fields: fieldsOf(form) }),
          }
        }
        remove={{
          ...sentences.remove,
          run: ({ id }) => remove({ list, id }),
        }}
        menu={
          menu &&
          ((item, acts) => (
            <RowMenu {...acts} name={nameOf(item.attributes)} more={[...movesOf(item), ...menu(item)]} />
          ))
        }
        ranked={
          order &&
          (({ id }, place, line) => (
            <OrderedRow key={id} id={id} place={place} onDrop={(dropped) => move(dropped, place - 1)}>
              {line}
            </OrderedRow>
          ))
        }
      />
      {announcement}
    </>
  );
}
