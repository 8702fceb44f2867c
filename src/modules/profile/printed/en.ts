export const en = {
  foot: ({ name, day }: { name: string; day: string }) => `${name} · ${day}`,
  pageOf: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  applicant: ({ year }: { year: number | null }) => (year === null ? 'Applicant' : `${year} Applicant`),
  gradeAtSchool: ({ grade }: { grade: string }) => (grade === 'Other' ? grade : `${grade} grade`),
  outOf: ({ figure, of }: { figure: number; of: number }) => `${figure} of ${of}`,
  schoolOf: ({ name, type, size }: { name: string; type: string; size: number | null }) =>
    [name, type, size !== null && `${size.toLocaleString('en-US')} students`].filter(Boolean).join(', '),
  years: ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from} – ${to}`),
  effort: ({ hours, weeks }: { hours: number; weeks: number }) =>
    `${hours} h × ${weeks} weeks = ${(hours * weeks).toLocaleString('en-US')} h a year`,
  semesters: ({ first, second }: { first: string | null; second: string | null }) =>
    first === null ? `Year ${second}` : second === null ? `1st ${first}` : `1st ${first}, 2nd ${second}`,
  nothingIn: ({ sections }: { sections: readonly string[] }) =>
    `Nothing recorded yet: ${new Intl.ListFormat('en-US').format(sections)}.`,
  labels: {
    name: 'Name',
    pronoun: 'Pronouns',
    gender: 'Gender',
    place: 'Place',
    email: 'E-mail',
    phone: 'Phone',
    grade: 'Grade',
    gpa: 'GPA',
    classRank: 'Class rank',
    school: 'High school',
  },
  sections: {
    majors: 'Majors',
    favorites: 'Favorites',
    notes: 'Notes',
    activities: 'Activities',
    honors: 'Honors',
    courses: 'Coursework',
    tests: 'Tests',
    colleges: 'Colleges',
  },
  savedAs: { interested: 'Interested', applying: 'Applying', applied: 'Applied' },
  testSections: {
    verbal: 'Verbal',
    math: 'Math',
    english: 'English',
    reading: 'Reading',
    science: 'Science',
    writing: 'Writing',
    speaking: 'Speaking',
    listening: 'Listening',
  },
};
