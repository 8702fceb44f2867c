/** Response handler of calls that answer a file: hands it to the browser to save, and keeps nothing. */
export const savesFile = (name: string) => async (response: Response) => {
  if (!response.ok) return response.json() as Promise<unknown>;
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
  return null;
};
