import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectionOf, type Projection } from '../../src/kernel/projection';
import { PeopleReader } from '../../src/modules/identity/directory/directory.queries';
import type { Accounts } from '../../src/platform/auth/session-user';
import { SqliteDocumentStore } from '../../src/platform/document-store/sqlite-document-store';
import { Views } from '../../src/platform/document-store/views';

type Seedable<Doc extends object> = Pick<
  Projection<Doc, Record<string, never>>,
  'name' | 'version' | 'indexes' | 'empty'
>;

/** Views in a database of their own, with documents that a test writes without events. */
export class SeededViews {
  readonly views: Views;
  readonly accounts: Accounts;

  private constructor(
    private readonly folder: string,
    readonly documents: SqliteDocumentStore,
  ) {
    this.views = new Views(documents, { open: () => undefined });
    this.accounts = new PeopleReader(this.views);
  }

  static async of(...projections: readonly Pick<Seedable<object>, 'name' | 'version' | 'indexes'>[]) {
    const folder = await mkdtemp(join(tmpdir(), 'seeded-views-'));
    const documents = new SqliteDocumentStore(join(folder, 'views.db'));
    for (const projection of projections)
      await documents.ensure({ name: collectionOf(projection), indexes: projection.indexes });
    return new SeededViews(folder, documents);
  }

  /** Completes each document by the fields of an empty one. */
  async add<Doc extends { readonly id: string }>(
    view: Seedable<Doc>,
    ...docs: readonly (Partial<Doc> & { readonly id: string })[]
  ): Promise<void> {
    const collection = collectionOf(view);
    const from = await this.documents.checkpoint(collection);
    const documents = new Map(docs.map((doc) => [doc.id, { ...view.empty(doc.id), ...doc }]));
    await this.documents.write(collection, { documents, checkpoint: { from, to: from + 1n } });
  }

  async dispose(): Promise<void> {
    await this.documents.close();
    await rm(this.folder, { recursive: true });
  }
}
