/** Writes an identifier as a name: `dueDate` as `Due date`; `studentId`, the id of something, as `Student`. */
export function humanize(identifier: string): string {
  const words = identifier
    .replace(/Id$/, '')
    .replaceAll(/([a-z])([A-Z\d])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
