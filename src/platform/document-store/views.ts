import { Inject, Injectable } from '@nestjs/common';
import { collectionOf, type Projection } from '../../kernel/projection';
import { ReadGate } from '../projector/read-gate';
import { DOCUMENT_STORE, type DocumentStore, type Query, type Where } from './document-store';

export type View<Doc extends object> = Pick<
  Projection<Doc, Record<string, never>>,
  'name' | 'version' | 'empty'
>;

/** Reads each view through the projection that fills it, once the view may be read. */
@Injectable()
export class Views {
  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(ReadGate) private readonly gate: Pick<ReadGate, 'open'>,
  ) {}

  get<Doc extends object>(view: View<Doc>, key: string): Promise<Doc | undefined> {
    return this.read(view, (collection) => this.documents.get<Doc>(collection, key));
  }

  getMany<Doc extends object>(view: View<Doc>, keys: Iterable<string>): Promise<Map<string, Doc>> {
    return this.read(view, (collection) => this.documents.getMany<Doc>(collection, [...new Set(keys)]));
  }

  /** Reads the documents whose keys are in one field of the rows; null is skipped. */
  joined<Doc extends object, Field extends string>(
    view: View<Doc>,
    rows: readonly { readonly [Name in Field]: string | null }[],
    field: Field,
  ): Promise<Map<string, Doc>> {
    return this.getMany(
      view,
      rows.flatMap((row) => row[field] ?? []),
    );
  }

  find<Doc extends object>(view: View<Doc>, query?: Query): Promise<Doc[]> {
    return this.read(view, (collection) => this.documents.find<Doc>(collection, query));
  }

  count<Doc extends object>(view: View<Doc>, where?: Where): Promise<number> {
    return this.read(view, (collection) => this.documents.count(collection, where));
  }

  position<Doc extends object>(view: View<Doc>): Promise<bigint> {
    return this.documents.checkpoint(collectionOf(view));
  }

  /** Returns a text that changes with the view's content. Like every read, it waits until the view may be read. */
  stateOf<Doc extends object>(view: View<Doc>): Promise<string> {
    return this.read(view, async (collection) => {
      const state = [this.documents.generation(collection), this.documents.checkpoint(collection)];
      return (await Promise.all(state)).join(' ');
    });
  }

  generation<Doc extends object>(view: View<Doc>): Promise<string> {
    return this.documents.generation(collectionOf(view));
  }

  countBy<Doc extends object>(view: View<Doc>, field: string, where?: Where): Promise<Map<string, number>> {
    return this.read(view, (collection) => this.documents.countBy(collection, field, where));
  }

  async page<Doc extends object>(
    view: View<Doc>,
    query: Pick<Query, 'where' | 'sort'>,
    { currentPage, pageSize }: PageRequest,
  ): Promise<{ data: Doc[]; pageCount: number; total: number }> {
    const [data, total] = await Promise.all([
      this.find(view, { ...query, skip: (currentPage - 1) * pageSize, limit: pageSize }),
      this.count(view, query.where),
    ]);
    return { data, pageCount: Math.ceil(total / pageSize), total };
  }

  private read<Doc extends object, Found>(
    view: View<Doc>,
    reading: (collection: string) => Promise<Found>,
  ): Promise<Found> {
    const collection = collectionOf(view);
    const opening = this.gate.open(view);
    return opening ? opening.then(() => reading(collection)) : reading(collection);
  }
}

export interface PageRequest {
  readonly currentPage: number;
  readonly pageSize: number;
}
