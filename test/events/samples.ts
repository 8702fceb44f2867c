/** Optional fields are required here, so that no field joins a shape unnoticed. */
type Whole<Data> = { readonly [Field in keyof Data]-?: Whole<Data[Field]> };

/** One payload of each event as it is stored today. */
export type Samples<Events> = { readonly [Name in keyof Events]: Whole<Events[Name]> };

/** A payload as it was stored in an earlier version, and as it is read today. */
export type Older<Events> = {
  readonly [Name in keyof Events]: {
    readonly type: Name;
    readonly version: number;
    readonly stored: object;
    readonly today: Whole<Events[Name]>;
  };
}[keyof Events];
