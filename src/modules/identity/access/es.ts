import { accessMessages } from '../../../../contract/es/identity';
import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'access-by-entity': accessMessages.byEntityAlone,
  'not-a-counselor': accessMessages.notACounselor,
  'outside-entity': accessMessages.outsideEntity,

  accessSynced: 'Accesos sincronizados.',
};
