import { accessMessages } from '../../../../contract/en/identity';

export const en = {
  'already-moved-up': ({ schoolYear }: { schoolYear: number }) =>
    `Classes have already moved up for the end of the ${schoolYear} school year.`,
  'entity-not-found': accessMessages.entityNotFound,
  'member-not-found': 'This person doesn’t belong to the entity.',
  'mid-year': 'It’s the middle of a school year. Confirm that you want to move classes up now.',
  'outside-entity.not-own': accessMessages.notOwnEntity,
  'own-membership': accessMessages.ownMembership,
  'rollover-not-found': 'We no longer have a record of this. Check the student list.',
  'user-not-found.to-add': ({ email }: { email: string }) => `Unable to add ${email} to entity`,
};
