export const en = {
  'entitlement-not-found': 'There is nothing of this name to own.',

  undone: 'Undone',
  ownedYesOrNo: 'owned must be true or false',
};
