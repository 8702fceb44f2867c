export const en = {
  'entitlement-not-found': 'Entitlement not found.',

  undone: 'Undone',
};
