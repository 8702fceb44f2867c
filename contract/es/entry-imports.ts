import type { entryImportMessages as english } from '../en/entry-imports';
import type { Translated } from '../translated';

export const entryImportMessages: Translated<typeof english> = {};
