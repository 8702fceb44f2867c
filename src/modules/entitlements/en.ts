export const en = {
  'entitlement-not-found': 'Entitlement not found.',

  undone: 'Undone',
  ownedYesOrNo: 'owned must be true or false',
};
