import type { CollegeImportResource } from 'contract/college-imports';
import type { Resource } from 'contract/http';

type Attributes = CollegeImportResource['attributes'];

export type ImportedFile = Resource<
  Pick<
    Attributes,
    'fileName' | 'encoding' | 'state' | 'progress' | 'createdAt' | 'faults' | 'faultCount' | 'reason'
  >
>;

export function applyProgress(
  imports: { id: string; attributes: { progress: number } }[],
  { id, data }: { readonly id: string; readonly data: { readonly progress: number } },
): void {
  const known = imports.find((one) => one.id === id);
  if (known) known.attributes.progress = data.progress;
}

interface ImportProgress {
  readonly data: { readonly progress: number };
}

/** Returns `tags` at the start and the end of an import, since its progress in between changes nothing else. */
export const tagsOnceChanged = <Tags>(tags: Tags, { data: { progress } }: ImportProgress): Tags | [] =>
  progress === 0 || progress === 1 ? tags : [];
