import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  waiting: 'La lectura de una notificación',
  unread: 'Sin leer: ',
  today: 'Hoy',
  yesterday: 'Ayer',
  quoted: (text) => `“${text}”`,
};
