import type { importMessages as english } from '../en/imports';
import type { Translated } from '../translated';

export const importMessages: Translated<typeof english> = {
  tooLarge: (maxBytes) => `El archivo pesa más de ${maxBytes / 1024 / 1024} MB.`,
  noFile: 'Elige un archivo CSV.',
};
