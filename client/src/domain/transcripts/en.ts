export const t = {
  waiting: 'A request for transcripts',
  documents: {
    transcript: 'Transcript',
    'school-report': 'School report',
    'counselor-letter': 'Counselor’s letter',
    'mid-year-report': 'Mid-year report',
    'final-report': 'Final report',
  },
  ways: {
    'common-app': 'Common App',
    'electronic-service': 'Electronic service',
    mail: 'Mail',
    'by-hand': 'By hand',
    other: 'Another way',
  },
  requested: (date: string) => `asked for ${date}`,
  sent: (date: string, way: string) => `sent ${date}, ${way}`,
  progress: (document: string, state: string) => `${document}: ${state}`,
  withdraw: (document: string) => `Withdraw the request: ${document}`,
  withdrawn: (document: string, college: string) => `${document} for ${college}: request withdrawn.`,
};
