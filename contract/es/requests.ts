import type { requestSentences as english } from '../en/requests';
import type { Translated } from '../translated';

export const requestSentences: Translated<typeof english> = {
  notABoolean: ({ property }) => `${property} debe ser true o false`,
  notACursor: ({ property }) => `${property} debe ser un cursor`,
  notAUuid: ({ property }) => `${property} debe ser un UUID`,
  notAWholeNumber: ({ property }) => `${property} debe ser un número entero`,
  belowMinimum: ({ property, min }) => `${property} debe ser ${min} como mínimo`,
  aboveMaximum: ({ property, max }) => `${property} debe ser ${max} como máximo`,
  pagesFromOne: 'currentPage empieza en 1',
  notAChoice: ({ property, options }) => `${property} debe ser uno de ${options.join(', ')}`,
};
