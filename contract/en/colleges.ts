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

/** The terms that files of colleges use for who runs a college and in what kind of place it is. */
export const schoolTypes = {
  Public: 'Public',
  'Private nonprofit': 'Private nonprofit',
  'Private for-profit': 'Private for-profit',
  'large city': 'large city',
  'midsize city': 'midsize city',
  'small city': 'small city',
  'large suburb': 'large suburb',
  'midsize suburb': 'midsize suburb',
  'small suburb': 'small suburb',
  'fringe town': 'fringe town',
  'distant town': 'distant town',
  'remote town': 'remote town',
  'fringe rural area': 'fringe rural area',
  'distant rural area': 'distant rural area',
  'remote rural area': 'remote rural area',
} as const;
