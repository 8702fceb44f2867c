export const en = {
  'job-not-parked': 'There is no such parked job.',
  'nothing-parked': 'No event of this projection is parked.',
  'projection-not-found': 'Projection not found.',
  'rebuild-not-compared': 'This rebuild has not been compared yet.',
  'version-compared': 'A rebuild is compared with this version: decide about it first.',
  'version-foreign': 'These documents are of another history.',
  'version-in-use': 'A process of the earlier release still uses this version: end it first.',
  'version-not-kept': 'There are no documents of this version.',

  groupedYesOrNo: 'grouped must be true or false',

  deletedTask: 'Deleted task',
};
