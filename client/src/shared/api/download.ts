/** Safari cancels a download if its object URL is revoked before the whole file was read. */
const READ_MS = 60_000;

export function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

export const savesFile = (name: string) => async (response: Response) => {
  if (!response.ok) return response.json() as Promise<unknown>;
  save(name, await response.blob());
  return null;
};
