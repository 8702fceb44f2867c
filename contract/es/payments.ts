import type { productNames as englishNames, productSentences as englishSentences } from '../en/payments';
import type { Translated } from '../translated';

export const productNames: Translated<typeof englishNames> = {
  'session-60': 'Sesión de ayuda de 60 minutos',
  'session-30': 'Sesión de ayuda de 30 minutos',
  advising: 'Sistema electrónico de asesoría universitaria',
};

export const productSentences: Translated<typeof englishSentences> = {
  'session-60': 'Una hora por video con un consejero, sobre lo que tú elijas.',
  'session-30': 'Media hora por video con un consejero, sobre lo que tú elijas.',
  advising: 'La lista completa de las universidades afines a ti, con todas las razones a favor y en contra.',
};
