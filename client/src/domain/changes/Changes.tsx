import { fieldName } from 'contract/field-names';
import { Cell, DataRow, Rows, Table } from '../../shared/list/Table';
import { t } from './en';
import { readable } from './readable';
import styles from './Changes.module.css';

type Fields = Readonly<Record<string, unknown>>;

interface ChangesProps {
  readonly before: Fields;
  readonly after: Fields;
  readonly names?: Readonly<Record<string, string>>;
  readonly called?: Readonly<Record<string, string>>;
}

export function Changes({ before, after, names = {}, called = {} }: ChangesProps) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const sides = (
    [
      [t.before, before],
      [t.after, after],
    ] as const
  ).filter(([, side]) => Object.keys(side).length > 0);
  if (fields.length === 0) return null;
  return (
    <Table caption={t.caption} heads={[t.field, ...sides.map(([title]) => title)]} className={styles.changes}>
      <Rows>
        {fields.map((field) => (
          <DataRow key={field} head={called[field] ?? fieldName(field)}>
            {sides.map(([title, side]) => (
              <Cell key={title} data-label={title}>
                {field in side ? readable(field, side[field], names) : '–'}
              </Cell>
            ))}
          </DataRow>
        ))}
      </Rows>
    </Table>
  );
}
