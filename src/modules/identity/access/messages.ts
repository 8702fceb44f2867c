import { accessMessages } from '../../../../contract/en/identity';
import { accessMessages as spanishAccessMessages } from '../../../../contract/es/identity';
import type { Translated } from '../../../../contract/translated';
import { messagesOf } from '../../../kernel/sentences';

const en = {
  'access-by-entity': accessMessages.byEntityAlone,
  'not-a-counselor': accessMessages.notACounselor,
  'outside-entity': accessMessages.outsideEntity,
  'same-counselor': 'Choose another counselor.',

  accessSynced: 'Access synced.',
};

const es: Translated<typeof en> = {
  'access-by-entity': spanishAccessMessages.byEntityAlone,
  'not-a-counselor': spanishAccessMessages.notACounselor,
  'outside-entity': spanishAccessMessages.outsideEntity,
  'same-counselor': 'Elige a otro consejero.',

  accessSynced: 'Accesos sincronizados.',
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
