export const accessMessages = {
  notACounselor: 'Choose a counselor or an account admin.',
  outsideEntity: 'Choose someone from your own entity.',
  notOwnEntity: 'This isn’t one of your entities.',
  byEntityAlone: 'This access comes with the entity. To end it, remove one of them from the entity.',
  ownMembership: 'You can’t remove yourself from an entity.',
  entityNotFound: 'Entity not found.',
};
