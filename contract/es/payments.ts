import type { productNames as englishNames, productSentences as englishSentences } from '../en/payments';
import type { Translated } from '../translated';

export const productNames: Translated<typeof englishNames> = {
  'session-60': 'Sesión de ayuda de 60 minutos',
  'session-30': 'Sesión de ayuda de 30 minutos',
  advising: 'Sistema electrónico de asesoría universitaria',
};

export const productSentences: Translated<typeof englishSentences> = {
  'session-60':
    'Una sesión de 60 minutos por video con un consejero, sobre cualquier tema. Para una Revisión de cuenta, dilo en las notas.',
  'session-30': 'Una sesión de 30 minutos por video con un consejero, sobre cualquier tema.',
  advising: 'Ve todas las universidades afines a ti, con los pros y los contras.',
};
