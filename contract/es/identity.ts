import type { accessMessages as english } from '../en/identity';
import type { Translated } from '../translated';

export const accessMessages: Translated<typeof english> = {
  notACounselor: 'Elige a un consejero o a un administrador de la cuenta.',
  outsideEntity: 'Elige a alguien de tu propia institución.',
  notOwnEntity: 'Esta institución no es una de las tuyas.',
  byEntityAlone:
    'Este acceso viene con la institución. Para terminarlo, quita de ella a una de las dos personas.',
  ownMembership: 'No puedes quitar tu propia cuenta de una institución.',
  entityNotFound: 'No se encontró la institución.',
};
