/** What each question asks about, rated from 1 'do not want' to 5 'really want'. */
export const surveyQuestions = {
  1: 'How do you feel about a college within 200 miles of your home?',
  2: 'How do you feel about a college more than 500 miles away from your home?',
  3: 'How do you feel about a college in your home state?',
  4: 'How do you feel about a college in the Northeast?',
  5: 'How do you feel about a college in the Midwest?',
  6: 'How do you feel about a college in the South?',
  7: 'How do you feel about a college in the West?',
  8: 'How do you feel about a college in a large city?',
  9: 'How do you feel about a college in a small or midsize city?',
  10: 'How do you feel about a college in a suburb?',
  11: 'How do you feel about a college in a town?',
  12: 'How do you feel about a college in the countryside?',
  13: 'How do you feel about a college where many students study business?',
  14: 'How do you feel about a college where many students study engineering, computing or technology?',
  15: 'How do you feel about a college where many students study for the health professions?',
  16: 'How do you feel about a college with strong graduate earnings, ten years after students start?',
  17: 'How do you feel about a college with few students per teacher?',
  18: 'How do you feel about a college with a high graduation rate?',
  19: 'How do you feel about a college with mostly full-time teachers?',
  20: 'How do you feel about a college where many students study the natural sciences or mathematics?',
  21: 'How do you feel about a college where many students study the humanities or the social sciences?',
  22: 'How do you feel about a college where many students study the visual or performing arts?',
  23: 'How do you feel about a large campus, of over about 10,000 students?',
  24: 'How do you feel about a small campus, of under about 4,000 students?',
  25: 'How do you feel about a public college?',
  26: 'How do you feel about a college that’s affordable for your family after grants and scholarships?',
  27: 'How do you feel about a college whose graduates have little debt?',
  28: 'How do you feel about a college that competes in NCAA Division I?',
  29: 'How do you feel about a college that competes in NCAA Division II or III, or in the NAIA?',
  30: 'How do you feel about a college with a diverse student body?',
  31: 'How do you feel about a college with many international students?',
  32: 'How do you feel about a historically Black college or university?',
  33: "How do you feel about a women's college?",
};

const inUsd = (dollars: number) => `$${Math.round(dollars).toLocaleString('en-US')}`;
const inPercent = (share: number) => `${Math.round(share * 100)}%`;

/** A college's figure for a question. The history contains these codes: never remove one. */
export const surveyFigures = {
  distance: ({ miles }: { miles: number }) => `${Math.round(miles).toLocaleString('en-US')} miles from home`,
  state: ({ state }: { state: string }) => `In ${state}`,
  region: ({ region }: { region: 'Northeast' | 'Midwest' | 'South' | 'West' }) => `In the ${region}`,
  setting: ({ setting }: { setting: string }) => `In a ${setting}`,
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
