import type { CollegeImportResource } from 'contract/college-imports';
import type { Resource } from 'contract/http';

type Attributes = CollegeImportResource['attributes'];

/** What every import is known by, whatever its file brings. */
export type ImportedFile = Resource<
  Pick<
    Attributes,
    'fileName' | 'encoding' | 'state' | 'progress' | 'createdAt' | 'faults' | 'faultCount' | 'reason'
  >
>;

/** Body of a call that takes a file. */
export function uploadOf(file: File): FormData {
  const body = new FormData();
  body.append('file', file);
  return body;
}

/** Of the rule of a pushed event: how a list of imports takes in how far one is. */
export function takeProgress(
  imports: { id: string; attributes: { progress: number } }[],
  { id, data }: { readonly id: string; readonly data: { readonly progress: number } },
): void {
  const known = imports.find((one) => one.id === id);
  if (known) known.attributes.progress = data.progress;
}
