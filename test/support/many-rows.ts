import { collectionOf, type AnyProjection } from '../../src/kernel/projection';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import type { TestApp } from './app';

type Doc = Readonly<Record<string, unknown>>;

/** Multiplies the documents of every view with new ids, except for the unchanged ids. */
export class ManyRows {
  private constructor(
    private readonly documents: DocumentStore,
    private readonly originals: ReadonlyMap<string, ReadonlyMap<string, Doc>>,
    private readonly ids: ReadonlySet<string>,
  ) {}

  static async of({ app }: TestApp, projections: readonly AnyProjection[]): Promise<ManyRows> {
    const documents = app.get<DocumentStore>(DOCUMENT_STORE);
    const originals = new Map<string, Map<string, Doc>>();
    for (const collection of projections.map(collectionOf)) {
      const { batches } = await documents.snapshot(collection);
      const docs = new Map<string, Doc>();
      for await (const batch of batches) for (const { key, doc } of batch) docs.set(key, doc as Doc);
      originals.set(collection, docs);
    }
    const keys = [...originals.values()].flatMap((docs) => [...docs.keys()]);
    return new ManyRows(documents, originals, new Set(keys.flatMap((key) => key.split('.'))));
  }

  async during(
    numbers: readonly number[],
    unchanged: ReadonlySet<string>,
    work: () => Promise<void>,
  ): Promise<void> {
    let last = 0;
    for (const number of numbers) {
      await this.write((copy, doc) => this.renamed(copy, doc, unchanged), [last + 1, number], unchanged);
      last = number;
      await work();
    }
    await this.write(() => null, [1, last], unchanged);
  }

  private async write(
    change: (copy: number, doc: Doc) => Doc | null,
    [first, last]: readonly [number, number],
    unchanged: ReadonlySet<string>,
  ): Promise<void> {
    for (const [collection, docs] of this.originals) {
      const documents = new Map<string, Doc | null>();
      for (let copy = first; copy <= last; copy++) {
        for (const [key, doc] of docs) {
          const other = this.renamedText(copy, key, unchanged);
          if (other !== key) documents.set(other, change(copy, doc));
        }
      }
      // A job may write meanwhile, which moves the checkpoint.
      for (let isWritten = false; !isWritten;) {
        const { position: from, eventId } = await this.documents.checkpointPlace(collection);
        isWritten = await this.documents.write(collection, {
          documents,
          checkpoint: { from, to: from, eventId },
        });
      }
    }
  }

  private renamed<Value>(copy: number, value: Value, unchanged: ReadonlySet<string>): Value {
    if (typeof value === 'string') return this.renamedText(copy, value, unchanged) as Value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value))
      return value.map((item: unknown) => this.renamed(copy, item, unchanged)) as Value;
    const fields = Object.entries(value).map(([name, field]) => [name, this.renamed(copy, field, unchanged)]);
    return Object.fromEntries(fields) as Value;
  }

  private renamedText(copy: number, text: string, unchanged: ReadonlySet<string>): string {
    const part = (id: string) => (this.ids.has(id) && !unchanged.has(id) ? `${id}~${copy}` : id);
    return text.split('.').map(part).join('.');
  }
}
