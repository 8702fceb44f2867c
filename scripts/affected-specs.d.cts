export interface Imports {
  readonly sources: ReadonlyMap<string, string>;
  readonly importers: ReadonlyMap<string, readonly string[]>;
}

export function readImports(): Imports;

export function affectedSpecs(changed: readonly string[], imports?: Imports): string[];
