import { Inject, Injectable } from '@nestjs/common';
import { SUPPORT } from '../../../../contract/messaging';
import { nameOf, people, type Person } from '../../../../projections/identity/people';
import { Retained } from '../../../kernel/personal';
import type { AnyProjection } from '../../../kernel/projection';
import { Views } from '../../../platform/document-store/views';
import { currentLanguage } from '../../../platform/http/request-context';
import { PROJECTIONS } from '../../../platform/projector/projector';
import { EntityReader } from '../../identity/directory/directory.queries';
import { TaskReader } from '../../tasks/tasks.queries';
import { catalogues } from '../messages';

const PAGE = 500;

export type Doc = Readonly<Record<string, unknown>>;

interface Section {
  readonly name: string;
  readonly view: AnyProjection;
  readonly field: string;
  readonly without: readonly string[];
}

/** Exports whatever the projections declare as `exported`. */
@Injectable()
export class StudentExport {
  private readonly sections: readonly Section[];
  private readonly joins: readonly Join[];

  constructor(
    private readonly views: Views,
    tasks: TaskReader,
    entities: EntityReader,
    @Inject(PROJECTIONS) projections: readonly AnyProjection[],
  ) {
    this.joins = joinsOf(views, tasks, entities);
    this.sections = projections.flatMap(sectionsOf);
  }

  /** Yields JSON in pieces, so that only one page is in memory; `note` receives what is sent. */
  async *textOf(
    studentId: string,
    note: (section: string, docs: readonly Doc[]) => void = () => {},
  ): AsyncIterable<string> {
    yield `{"exported_at":${JSON.stringify(new Date().toISOString())},"data":{`;
    for (const [index, section] of this.sections.entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify(section.name)}:[`;
      let separator = '';
      for await (const page of this.pages(section, studentId)) {
        note(section.name, page);
        yield separator + page.map((doc) => JSON.stringify(doc)).join(',');
        separator = ',';
      }
      yield ']';
    }
    yield '}}';
  }

  pagesOf(studentId: string, name: string): AsyncIterable<Doc[]> {
    return this.pages(
      this.sections.find((section) => section.name === name)!,
      studentId,
    );
  }

  private async *pages({ view, field, without }: Section, studentId: string): AsyncIterable<Doc[]> {
    const key = 'order' in view.empty('') ? 'order' : 'id';
    let where: Record<string, string | { gt: string }> = { [field]: studentId };
    for (;;) {
      const docs = (await this.views.find(view, { where, sort: { [key]: 1 }, limit: PAGE })) as Doc[];
      if (docs.length > 0) yield (await this.withNamesOf(docs)).map((doc) => omit(doc, without));
      if (docs.length < PAGE) return;
      where = { ...where, [key]: { gt: docs.at(-1)![key] as string } };
    }
  }

  private async withNamesOf(docs: Doc[]): Promise<Doc[]> {
    let withNames = docs;
    for (const { path, as, read, describe } of this.joins) {
      const ids = docs.map((doc) => valueAt(doc, path)).filter((id) => id !== undefined);
      if (ids.length === 0) continue;
      const joined = await read(ids.filter((id) => id !== null));
      withNames = withNames.map((doc) => renamed(doc, path, as, (id) => id && describe(joined.get(id), id)));
    }
    return withNames;
  }
}

interface Join {
  readonly path: readonly string[];
  readonly as: string;
  readonly read: (ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  readonly describe: (found: unknown, id: string) => unknown;
}

const join = <Found>(
  field: string,
  as: string,
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  describe: (found: Found | undefined, id: string) => unknown,
): Join => ({ path: field.split('.'), as, read, describe: describe as Join['describe'] });

const personName = (person: Person | undefined, id: string) =>
  id === SUPPORT ? catalogues[currentLanguage()].support : nameOf(person, currentLanguage());

function joinsOf(views: Views, tasks: TaskReader, entities: EntityReader): Join[] {
  const person = (field: string, as: string) =>
    join(field, as, (ids) => views.getMany(people, ids), personName);
  return [
    person('senderId', 'sender'),
    person('recipientId', 'recipient'),
    person('staffId', 'staff'),
    person('viewerId', 'viewer'),
    person('counselorId', 'counselor'),
    person('enteredBy', 'enteredBy'),
    person('details.personId', 'person'),
    join(
      'entityId',
      'entity',
      (ids) => entities.names(ids),
      (name) => name ?? null,
    ),
    join(
      'taskId',
      'task',
      (ids) => tasks.definitions(ids),
      (task) => task?.fields ?? null,
    ),
  ];
}

const sectionsOf = (view: AnyProjection): Section[] => {
  const { exported } = view;
  if (exported === undefined || exported instanceof Retained) return [];
  const { sections, without = [] } = exported;
  return Object.entries<string>(sections).map(([name, field]) => ({ name, view, field, without }));
};

const valueAt = (doc: Doc, path: readonly string[]) =>
  path.reduce<unknown>((value, field) => (value as Doc | null | undefined)?.[field], doc) as
    string | null | undefined;

function renamed(
  doc: Doc,
  [field, ...rest]: readonly string[],
  as: string,
  describe: (id: string | null) => unknown,
): Doc {
  const { [field!]: value, ...others } = doc;
  if (value === undefined) return doc;
  if (rest.length === 0) return { ...others, [as]: describe(value as string | null) };
  return value === null ? doc : { ...doc, [field!]: renamed(value as Doc, rest, as, describe) };
}

const omit = (doc: Doc, fields: readonly string[]): Doc =>
  Object.fromEntries(Object.entries(doc).filter(([field]) => !fields.includes(field)));
