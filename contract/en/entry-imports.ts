export const entryImportMessages = {};
