import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '../../../../contract/languages';
import { fullName } from '../../../../projections/identity/people';
import { CONFIG, type Config } from '../../../platform/config/config';
import { dateInNewYork } from '../../../platform/new-york';
import { typeset } from '../../../platform/pdf/typeset';
import { StudentExport, type Doc } from './export';
import { documentOf } from '../printed/record-document';
import type { StudentRecord } from '../record/student-record';
import { en } from './en';
import { es } from './es';
import { zipOf, type ZippedFile } from './zip';

const words = { en, es };

interface Listed {
  readonly columns: Set<string>;
  rows: number;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** One student's whole record as a ZIP: printed, as data, as lists, and with a file that explains them. */
@Injectable()
export class FamilyExport {
  constructor(
    private readonly exported: StudentExport,
    @Inject(CONFIG) private readonly config: Pick<Config, 'productName'>,
  ) {}

  zipOf(record: StudentRecord, language: Language): AsyncIterable<Uint8Array> {
    return zipOf(this.filesOf(record, language));
  }

  private async *filesOf(record: StudentRecord, language: Language): AsyncIterable<ZippedFile> {
    const studentId = record.person.id;
    yield {
      path: 'record.pdf',
      pieces: Readable.from(await typeset(documentOf(record, this.config.productName, language))),
    };
    const listed = new Map<string, Listed>();
    yield { path: 'record.json', pieces: this.data(studentId, listed) };
    for (const [section, { columns }] of listed)
      yield { path: listPath(section), pieces: this.list(studentId, section, [...columns]) };
    yield { path: 'README.txt', pieces: [bytes(this.readme(record, listed, language))] };
  }

  private async *data(studentId: string, listed: Map<string, Listed>): AsyncIterable<Uint8Array> {
    const note = (section: string, docs: readonly Doc[]) => {
      const list = listed.get(section) ?? { columns: new Set(), rows: 0 };
      listed.set(section, list);
      for (const row of docs.flatMap(rowsOf)) {
        list.rows += 1;
        for (const column of Object.keys(row)) list.columns.add(column);
      }
    };
    for await (const text of this.exported.textOf(studentId, note)) yield bytes(text);
  }

  private async *list(
    studentId: string,
    section: string,
    columns: readonly string[],
  ): AsyncIterable<Uint8Array> {
    let isFirst = true;
    for await (const docs of this.exported.pagesOf(studentId, section)) {
      const cast = { boolean: String };
      const options = { header: isFirst, bom: isFirst, columns, escape_formulas: true, cast };
      yield bytes(stringify(docs.flatMap(rowsOf), options));
      isFirst = false;
    }
  }

  private readme({ person }: StudentRecord, listed: ReadonlyMap<string, Listed>, language: Language): string {
    const t = words[language];
    const lists = [...listed].map(([section, { rows }]) =>
      t.list({ path: listPath(section), title: t.sections[section]!, rows }),
    );
    const about = { name: fullName(person), day: dateInNewYork(), product: this.config.productName };
    // Editors of Windows recognize the encoding by the first character.
    return `\uFEFF${[t.about(about), t.files, lists.join('\r\n'), t.privacy].join('\r\n\r\n')}\r\n`;
  }
}

const listPath = (section: string) => `lists/${section}.csv`;

const rowsOf = (doc: Doc): Record<string, unknown>[] => {
  const items = doc.items ?? doc.credits;
  return Array.isArray(items) ? items.map((item: Doc) => rowOf(item)) : [rowOf(doc)];
};

/** Nested fields become columns named by their path; a nested list becomes one cell. */
function rowOf(doc: Doc, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(doc).flatMap(([field, value]): [string, unknown][] => {
      const column = `${prefix}${field}`;
      if (Array.isArray(value)) return [[column, value.length > 0 ? JSON.stringify(value) : '']];
      if (value !== null && typeof value === 'object')
        return Object.entries(rowOf(value as Doc, `${column}.`));
      return [[column, value]];
    }),
  );
}
