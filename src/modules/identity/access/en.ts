import { accessMessages } from '../../../../contract/en/identity';

export const en = {
  'access-by-entity': accessMessages.byEntityAlone,
  'not-a-counselor': accessMessages.notACounselor,
  'outside-entity': accessMessages.outsideEntity,

  accessSynced: 'Access synced.',
};
