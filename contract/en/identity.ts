export const accessMessages = {
  notACounselor: 'Choose a counselor or an account admin.',
  outsideEntity: 'Choose somebody of your own entity.',
  notOwnEntity: 'This entity is not one of your own.',
  byEntityAlone: 'This access comes with the entity: take one of the two out of it to end it.',
  ownMembership: 'You cannot take yourself out of an entity.',
  entityNotFound: 'Entity not found.',
};
