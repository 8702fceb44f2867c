export const en = {
  'job-not-parked': 'There is no such parked job.',
  'nothing-parked': 'No event of this projection is parked.',
  'projection-not-found': 'Projection not found.',

  groupedYesOrNo: 'grouped must be true or false',

  deletedTask: 'Deleted task',
};
