export const collegeMessages = {
  added: 'College Added.',
  removed: 'College removed from saved list',
  removeFailed: 'Error removing college',
  noResults: 'No Results Found',
  noneSaved: 'No Saved Colleges.',
  loading: 'Loading...',
  loadFailed: 'Error loading colleges',
  noneFound: 'No colleges found',
  adminAdded: 'College Added',
  adminUpdated: 'College Data Updated',
  deadlinesAdded: 'Deadlines Added',
  deadlinesUpdated: 'Deadlines Updated',
};
