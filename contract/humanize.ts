/**
 * Writes an identifier as a name: `TaskCompleted` as `Task completed`, `dueDate` as `Due date`. A field with the id of
 * something is named after it: `studentId` is `Student`.
 */
export function humanize(identifier: string): string {
  const words = identifier
    .replace(/Id$/, '')
    .replaceAll(/([a-z])([A-Z\d])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
