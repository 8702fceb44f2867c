import type { Description } from './audit';
import type { AnySpecs } from './event';
import type { AnyProjection } from './projection';

export interface Schema {
  readonly events: AnySpecs;
  readonly audit: Readonly<Record<string, ((data: unknown) => Description) | null>>;
  readonly projections: readonly AnyProjection[];
}

/** An event without an audit description does not compile. */
export const defineSchema = <Name extends string>(schema: {
  readonly events: Readonly<Record<Name, AnySpecs[string]>>;
  readonly audit: Readonly<Record<Name, ((data: never) => Description) | null>>;
  readonly projections: readonly Pick<AnyProjection, 'name'>[];
}): Schema => schema as unknown as Schema;
