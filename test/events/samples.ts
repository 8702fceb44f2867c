/** Optional fields are required in samples, so that every field is tested. */
type Whole<Data> = { readonly [Field in keyof Data]-?: Whole<Data[Field]> };

export type Samples<Events> = { readonly [Name in keyof Events]: Whole<Events[Name]> };

export type Older<Events> = {
  readonly [Name in keyof Events]: {
    readonly type: Name;
    readonly version: number;
    readonly stored: object;
    readonly today: Whole<Events[Name]>;
  };
}[keyof Events];
