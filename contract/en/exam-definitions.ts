/** As people know the forms, and as calls name them. */
export const examCodes = {
  SAT: [
    'May 2017',
    'April 2018',
    'October 2018',
    'April 2019',
    'March 2020',
    'March 2021',
    'May 2021',
    'October 2022',
  ],
  ACT: [
    '2018 Code A09',
    '2018 Code 61D',
    '2018 Code 68A',
    '1996 Code 52C',
    '2020 Code C02',
    '2021 Code D05',
    '2022 Code F07',
  ],
} as const;

export const satSections = ['Section One', 'Section Two', 'Section Three', 'Section Four'] as const;

/** What a scale is of. */
export const examParts = {
  reading: 'Reading',
  writing: 'Writing',
  math: 'Math',
  english: 'English',
  science: 'Science',
} as const;
