export const en = {
  'job-not-parked': 'There is no such parked job.',
  'nothing-parked': 'No event of this projection is parked.',
  'projection-not-found': 'Projection not found.',

  deletedTask: 'Deleted task',
};
