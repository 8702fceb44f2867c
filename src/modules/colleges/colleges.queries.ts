import { Injectable } from '@nestjs/common';
import { noDeadlines } from '../../../contract/colleges';
import { colleges, type College } from '../../../projections/colleges/colleges';
import { InMemoryView } from '../../platform/document-store/in-memory-view';
import { Views } from '../../platform/document-store/views';

export { comingDeadlines } from '../../../projections/colleges/next-deadline';
export { alphabetically } from '../../../projections/colleges/search-text';
export type { College };

const unitIdOf = (code: string) => /^U(\d{6})$/.exec(code)?.[1];

/** Finds colleges by CEEB code, or by `U` and UNITID even if they have a CEEB code. */
@Injectable()
export class CollegeDirectory {
  static readonly views = [colleges] as const;

  constructor(private readonly views: Views) {}

  async find(code: string): Promise<College | undefined> {
    return (await this.findMany([code])).get(code);
  }

  /** Maps each requested code to its college, whose own code is its `id`. */
  async findMany(codes: readonly string[]): Promise<Map<string, College>> {
    const found = new Map(await this.views.getMany(colleges, codes));
    const missing = codes.filter((code) => !found.has(code));
    const unitIds = missing.flatMap((code) => unitIdOf(code) ?? []);
    if (unitIds.length === 0) return found;
    for (const college of await this.views.find(colleges, { where: { 'fields.unitId': { in: unitIds } } })) {
      found.set(`U${college.fields.unitId}`, college);
    }
    return found;
  }

  withIds(ids: Iterable<string>): Promise<Map<string, College>> {
    return this.views.getMany(colleges, ids);
  }

  async withDeadlineBetween(from: string, to: string): Promise<Map<string, College>> {
    const found = await Promise.all(
      Object.keys(noDeadlines).map((field) =>
        this.views.find(colleges, { where: { [`deadlines.${field}`]: { gte: from, lte: to } } }),
      ),
    );
    return new Map(found.flat().map((college) => [college.id, college]));
  }

  /** Returns a text that changes with the catalogue. */
  state(): Promise<string> {
    return this.views.stateOf(colleges);
  }

  namedIn(rows: readonly { readonly ceebCode: string | null }[]): Promise<Map<string, College>> {
    return this.views.joined(colleges, rows, 'ceebCode');
  }

  inMemory<Reduced>(reduce: (college: College) => Reduced): InMemoryView<College, Reduced> {
    return new InMemoryView(this.views, colleges, reduce);
  }
}
