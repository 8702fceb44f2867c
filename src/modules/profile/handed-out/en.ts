interface About {
  name: string;
  day: string;
  product: string;
}

export const en = {
  about: ({ name, day, product }: About) =>
    [
      `The whole record of ${name}`,
      '',
      `Made by the school for the family on ${day}, with ${product}.`,
      'It holds all that is kept about this student, as far as the student can see it.',
    ].join('\r\n'),
  files: [
    'record.pdf: the record to read and print',
    'record.json: everything, for another program to read',
    'lists: the same as tables, which any spreadsheet opens',
  ].join('\r\n'),
  list: ({ path, title, rows }: { path: string; title: string; rows: number }) =>
    `  ${path}: ${title} (${rows.toLocaleString('en-US')})`,
  privacy: [
    'Of other people it has what the student saw: their names, and what they and the student wrote to each other.',
    'Keep it where nobody else can read it. The student is told that it was made, by whom and when.',
  ].join('\r\n'),
  /** Descriptions of the sections of an export. */
  sections: {
    about: 'Grades, school, majors, favorites and notes',
    access: 'Staff with access',
    activities: 'Activities',
    courses: 'Coursework',
    entitlements: 'What was bought or given',
    exams: 'Practice tests',
    honors: 'Honors',
    invitation: 'Invitation to the account',
    memberships: 'Schools',
    messagesReceived: 'Messages to the student',
    messagesSent: 'Messages of the student',
    notificationPreferences: 'Choices about notifications',
    notifications: 'Notifications',
    orders: 'Orders',
    parents: 'Parents who follow the plan',
    profile: 'Profile',
    recordViews: 'Who looked at the record',
    retention: 'How long the record is kept',
    savedColleges: 'Saved colleges',
    sessionCredits: 'Credits for sessions',
    sessions: 'Help sessions',
    survey: 'Match survey',
    tasks: 'Tasks',
    testScores: 'Test scores',
  } as Readonly<Record<string, string>>,
};
