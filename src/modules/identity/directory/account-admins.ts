import { memberships } from '../../../../projections/identity/memberships';
import { people } from '../../../../projections/identity/people';
import type { Views } from '../../../platform/document-store/views';

type ByEntity = ReadonlyMap<string, readonly string[]>;

/** Caches the account admins of all entities, and reads them again only after people or memberships have changed. */
export class AccountAdmins {
  #known: { readonly asOf: string; readonly byEntity: Promise<ByEntity> } | null = null;

  constructor(private readonly views: Views) {}

  async of(entityIds: readonly string[]): Promise<string[]> {
    const byEntity = await this.current();
    return [...new Set(entityIds.flatMap((id) => byEntity.get(id) ?? []))];
  }

  private async current(): Promise<ByEntity> {
    // The state is read before the documents, which may then be newer than it, but not older.
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
