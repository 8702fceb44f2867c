type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First}${Rest extends Uncapitalize<Rest> ? '' : '_'}${Snake<Uncapitalize<Rest>>}`
  : Name;

const renamed = (fields: object, rename: (name: string) => string): unknown =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[rename(name), value]])),
  );

/** Turns `{ fac_stu }` into `{ facStu }`, and leaves out undefined fields. */
export const camelCased = <Fields extends object>(fields: Fields) =>
  renamed(fields, (name) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())) as {
    [Name in keyof Fields & string as Camel<Name>]: Fields[Name];
  };

export const snakeCased = <Fields extends object>(fields: Fields) =>
  renamed(fields, (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as {
    [Name in keyof Fields & string as Snake<Name>]: Fields[Name];
  };
