import type { testMessages as english } from '../en/test-scores';
import type { Translated } from '../translated';

export const testMessages: Translated<typeof english> = {
  testDateTooLate: 'La fecha debe ser anterior a hoy',
  sameTest: 'No puedes tener el mismo examen en la misma fecha.',
};
