import { useEffect, useRef } from 'react';
import { ROSTER_COLUMNS, ROSTER_REQUIRED, type RosterColumn } from 'contract/rosters';
import type { RosterHeader, RosterPlaces } from 'contract/rosters';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { Card } from '../../shared/layout/layout';
import { t as all } from './en';

const t = all.columns;

/** Maps each column to its position in the header; empty when the file has no such column. */
type Values = Record<RosterColumn, string>;

interface ColumnChooserProps {
  readonly fileName: string;
  readonly header: RosterHeader;
  readonly onChosen: (places: RosterPlaces) => Promise<void>;
}

const SAMPLE_LENGTH = 40;

const placesOf = (values: Values): RosterPlaces =>
  Object.fromEntries(
    Object.entries(values).flatMap(([column, place]) => (place === '' ? [] : [[column, Number(place)]])),
  );

export function ColumnChooser({ fileName, header, onChosen }: ColumnChooserProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const known = ROSTER_COLUMNS.map((column) => [column, String(header.columns[column] ?? '')]);
  const options = [
    { value: '', label: t.none },
    ...header.headers.map((name, place) => ({
      value: String(place),
      label: t.option(
        name.trim() || t.unnamed(place + 1),
        header.sample[place]?.trim().slice(0, SAMPLE_LENGTH),
      ),
    })),
  ];
  return (
    <Card as="section" gap={3} pad={[4, 'inset']} below={5} width="measure">
      <h2 ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <p>{t.why(fileName)}</p>
      <Form<Values>
        defaults={Object.fromEntries(known) as Values}
        onSubmit={(values) => onChosen(placesOf(values))}
        submitLabel={t.submit}
      >
        {ROSTER_COLUMNS.map((column) => (
          <Field<Values>
            key={column}
            name={column}
            label={t.names[column]}
            kind="select"
            options={options}
            missing={ROSTER_REQUIRED.includes(column) ? t.missing(t.names[column].toLowerCase()) : undefined}
          />
        ))}
      </Form>
    </Card>
  );
}
