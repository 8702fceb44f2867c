import { isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';

/** Style sheets may turn rows and cells into grids on phones, which would take away their implicit roles. */
export type Head = string | ReactElement | Omit<ComponentProps<'th'>, 'scope' | 'role'>;

export interface TableProps extends ComponentProps<'table'> {
  readonly caption?: string;
  readonly heads: readonly Head[];
  readonly hidesHeads?: boolean;
}

/** A table of rows that the caller arranges in `Rows`; `DataTable` also sorts, selects and chooses columns. */
export const Table = ({ caption, heads, hidesHeads, children, ...rest }: TableProps) => (
  <table role="table" {...rest}>
    {caption && <caption className="visually-hidden">{caption}</caption>}
    <thead role="rowgroup" className={hidesHeads ? 'visually-hidden' : undefined}>
      <tr role="row" aria-rowindex={rest['aria-rowcount'] && 1}>
        {heads.map((head, index) => {
          if (head === '') return <Cell key={index} />;
          const cell = typeof head === 'string' || isValidElement(head) ? { children: head } : head;
          return <th key={index} role="columnheader" scope="col" {...cell} />;
        })}
      </tr>
    </thead>
    {children}
  </table>
);

export const Rows = (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} />;

interface GroupRowProps extends Pick<ComponentProps<'tr'>, 'className' | 'children'> {
  readonly columns: number;
}

interface DataRowProps extends Omit<ComponentProps<'tr'>, 'role'> {
  readonly head: ReactNode;
  readonly cells?: readonly ReactNode[];
}

/** `children` are `Cell`s with properties of their own, after those of `cells`. */
export const DataRow = ({ head, cells, children, ...rest }: DataRowProps) => (
  <tr role="row" {...rest}>
    <RowHead>{head}</RowHead>
    {cells?.map((cell, index) => (
      <Cell key={index}>{cell}</Cell>
    ))}
    {children}
  </tr>
);

/** The heading of a group of rows, which spans all `columns`. */
export const GroupRow = ({ columns, className, children }: GroupRowProps) => (
  <tr role="row" className={className}>
    <th role="rowheader" scope="rowgroup" colSpan={columns}>
      {children}
    </th>
  </tr>
);

export const RowHead = (props: ComponentProps<'th'>) => <th role="rowheader" scope="row" {...props} />;

export const Cell = (props: ComponentProps<'td'>) => <td role="cell" {...props} />;
