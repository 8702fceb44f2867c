export const t = {
  statuses: { interested: 'Interested', applying: 'Applying', applied: 'Applied' },
  deadlines: { ea: 'EA', ed1: 'ED I', ed2: 'ED II', reg: 'Regular' },
  deadlineOf: (college: string, kind: string) => `${college} · ${kind}`,
  answer: (month: string | null) => (month ? `Applied · answer usually in ${month}` : 'Applied'),
  waiting: { saving: 'A college’s status', removing: 'The removal of a college' },
  deadlineTitles: {
    ea: 'Early Action',
    ed1: 'Early Decision I',
    ed2: 'Early Decision II',
    reg: 'Regular Decision',
  },
  saving: {
    save: 'Save',
    remove: 'Remove',
    label: (status: string, college: string) => `${status}: ${college}`,
    undo: 'Undo',
  },
  chances: { reach: 'Reach', target: 'Target', likely: 'Likely', unknown: 'Unknown' },
} as const;
