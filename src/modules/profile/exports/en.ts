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
      `Prepared by the school for the family on ${day}, with ${product}.`,
      'It contains everything stored about this student that the student can see.',
    ].join('\r\n'),
  files: [
    'record.pdf: the record to read and print',
    'record.json: everything, in a format other programs can read',
    'lists: the same data as tables that open in any spreadsheet',
  ].join('\r\n'),
  list: ({ path, title, rows }: { path: string; title: string; rows: number }) =>
    `  ${path}: ${title} (${rows.toLocaleString('en-US')})`,
  privacy: [
    'It includes what the student saw of other people: their names and the messages exchanged with the student.',
    'Keep it somewhere private. The student is notified of who prepared it and when.',
  ].join('\r\n'),
  sections: {
    about: 'Grades, school, majors, favorites and notes',
    access: 'Staff with access',
    activities: 'Activities',
    bragSheet: 'Brag sheet for letters',
    courses: 'Coursework',
    entitlements: 'Purchases and granted access',
    exams: 'Practice tests',
    honors: 'Honors',
    invitation: 'Account invitation',
    letters: 'Requests for letters of recommendation',
    memberships: 'Schools',
    messagesReceived: 'Messages to the student',
    messagesSent: 'Messages from the student',
    notes: 'Notes that staff shared with the student',
    notificationPreferences: 'Notification preferences',
    notifications: 'Notifications',
    orders: 'Orders',
    outcomes: 'What the student applied with',
    parents: 'Parents following the plan',
    profile: 'Profile',
    recordViews: 'Who viewed the record',
    retention: 'Record retention',
    savedColleges: 'Saved colleges',
    schoolDocuments: 'Transcripts and reports for colleges',
    sessionCredits: 'Session credits',
    sessions: 'Help sessions',
    survey: 'Match survey',
    tasks: 'Tasks',
    testScores: 'Test scores',
  } as Readonly<Record<string, string>>,
};
