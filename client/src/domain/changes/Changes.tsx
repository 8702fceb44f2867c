import { fieldName } from 'contract/field-names';
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
    <table role="table" className={styles.changes}>
      <caption className="visually-hidden">{t.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t.field}
          </th>
          {sides.map(([title]) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {fields.map((field) => (
          <tr key={field} role="row">
            <th role="rowheader" scope="row">
              {called[field] ?? fieldName(field)}
            </th>
            {sides.map(([title, side]) => (
              <td key={title} role="cell" data-label={title}>
                {field in side ? readable(field, side[field], names) : '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
