/** What each question asks about, as a statement, rated from 1 'do not want' to 5 'really want'. */
export const surveyQuestions = {
  1: 'Within 200 miles of your home',
  2: 'More than 500 miles from your home',
  3: 'In your home state',
  4: 'In the Northeast',
  5: 'In the Midwest',
  6: 'In the South',
  7: 'In the West',
  8: 'In a large city',
  9: 'In a small or midsize city',
  10: 'In a suburb',
  11: 'In a town',
  12: 'In the countryside',
  13: 'Many students study business',
  14: 'Many students study engineering, computing or technology',
  15: 'Many students study for the health professions',
  16: 'Strong graduate earnings, ten years after students start',
  17: 'Few students per teacher',
  18: 'A high graduation rate',
  19: 'Mostly full-time teachers',
  20: 'Many students study the natural sciences or mathematics',
  21: 'Many students study the humanities or the social sciences',
  22: 'Many students study the visual or performing arts',
  23: 'A large campus, over about 10,000 students',
  24: 'A small campus, under about 4,000 students',
  25: 'A public college',
  26: 'Affordable for your family after grants and scholarships',
  27: 'Graduates with little debt',
  28: 'Competes in NCAA Division I',
  29: 'Competes in NCAA Division II or III, or in the NAIA',
  30: 'A diverse student body',
  31: 'Many international students',
  32: 'A historically Black college or university',
  33: "A women's college",
};

const inUsd = (dollars: number) => `$${Math.round(dollars).toLocaleString('en-US')}`;
const inPercent = (share: number) => `${Math.round(share * 100)}%`;

/** A college's figure for a question. The history contains these codes: never remove one. */
export const surveyFigures = {
  distance: ({ miles }: { miles: number }) => `${Math.round(miles).toLocaleString('en-US')} miles from home`,
  state: ({ state }: { state: string }) => `In ${state}`,
  region: ({ region }: { region: 'Northeast' | 'Midwest' | 'South' | 'West' }) => `In the ${region}`,
  setting: ({ setting }: { setting: string }) => setting.charAt(0).toUpperCase() + setting.slice(1),
  degrees: ({ share }: { share: number }) => `${inPercent(share)} of degrees`,
  earnings: ({ dollars }: { dollars: number }) =>
    `Median earnings of ${inUsd(dollars)} ten years after starting`,
  ratio: ({ students }: { students: number }) => `${students}:1 student–faculty ratio`,
  graduation: ({ share }: { share: number }) => `${inPercent(share)} graduate within six years`,
  fullTime: ({ share }: { share: number }) => `${inPercent(share)} of teachers are full-time`,
  enrollment: ({ students }: { students: number }) => `${students.toLocaleString('en-US')} undergraduates`,
  public: 'Public',
  private: 'Private',
  netPrice: ({ dollars }: { dollars: number }) => `Average net price of ${inUsd(dollars)} a year`,
  debt: ({ dollars }: { dollars: number }) => `Median debt of ${inUsd(dollars)}`,
  division: ({ division }: { division: string }) => division,
  diversity: ({ share }: { share: number }) => `Diversity index ${inPercent(share)}`,
  international: ({ share }: { share: number }) => `${inPercent(share)} international students`,
  yes: 'Yes',
  no: 'No',
};

export const surveyMessages = {
  noState: 'Please enter the state you currently reside in',
  newResults: 'New results available',
};
