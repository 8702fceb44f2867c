export const en = {
  'job-not-parked': 'Parked job not found.',
  'nothing-parked': 'This projection has no parked event.',
  'projection-not-found': 'Projection not found.',
  'rebuild-not-compared': 'This rebuild hasn’t been compared yet.',
  'version-compared': 'A rebuild is being compared with this version. Swap or discard it first.',
  'version-foreign': 'These documents belong to another history.',
  'version-in-use': 'A process of the earlier release still uses this version. Stop it first.',
  'version-not-kept': 'No documents of this version are stored.',

  deletedTask: 'Deleted task',
};
