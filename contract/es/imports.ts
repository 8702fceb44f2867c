import type { importMessages as english } from '../en/imports';
import type { Translated } from '../translated';

const uploadGone = 'El archivo ya no se guarda. Súbelo otra vez.';

export const importMessages: Translated<typeof english> = {
  tooLarge: (maxBytes) => `El archivo pesa más de ${maxBytes / 1024 / 1024} MB.`,
  noFile: 'Elige un archivo CSV.',
  uploadGone,
  failed: {
    'upload-gone': uploadGone,
    'given-up': 'La importación se canceló.',
    unexpected: 'Algo falló en el servidor. Inténtalo de nuevo o di a Soporte cuándo falló.',
  },
};
