/** Safari cancels a download whose address ends before it has read all of the file. */
const READ_MS = 60_000;

/** Hands a file to the browser to save. */
export function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

/** Response handler of calls that answer a file: hands it to the browser to save, and keeps nothing. */
export const savesFile = (name: string) => async (response: Response) => {
  if (!response.ok) return response.json() as Promise<unknown>;
  save(name, await response.blob());
  return null;
};
