import { memberships } from '../../../../projections/memberships';
import { people } from '../../../../projections/people';
import type { Views } from '../../../platform/document-store/views';

/** Ids of the account admins of each entity. */
type ByEntity = ReadonlyMap<string, readonly string[]>;

/** The account admins of all entities in memory, read again only once people or memberships have changed. */
export class AccountAdmins {
  #known: { readonly asOf: string; readonly byEntity: Promise<ByEntity> } | null = null;

  constructor(private readonly views: Views) {}

  async of(entityIds: readonly string[]): Promise<string[]> {
    const byEntity = await this.current();
    return [...new Set(entityIds.flatMap((id) => byEntity.get(id) ?? []))];
  }

  private async current(): Promise<ByEntity> {
    // Taken before the documents are read, which may then be newer, but not older.
    const states = [this.views.stateOf(people), this.views.stateOf(memberships)];
    const asOf = (await Promise.all(states)).join();
    if (this.#known?.asOf !== asOf) this.#known = { asOf, byEntity: this.read() };
    const { byEntity } = this.#known;
    byEntity.catch(() => (this.#known = null));
    return byEntity;
  }

  private async read(): Promise<ByEntity> {
    const admins = await this.views.find(people, { where: { role: 'account_admin' } });
    const userId = { in: admins.map(({ id }) => id) };
    const byEntity = new Map<string, string[]>();
    for (const { entityId, userId: id } of await this.views.find(memberships, { where: { userId } }))
      byEntity.set(entityId, [...(byEntity.get(entityId) ?? []), id]);
    return byEntity;
  }
}
