interface OfCollege {
  college: string;
}

export const en = {
  'calendar-not-found': 'Calendar not found.',

  dueDatesAndDeadlines: 'Due dates and deadlines',
  eaDeadline: ({ college }: OfCollege) => `${college}: early action deadline`,
  ed1Deadline: ({ college }: OfCollege) => `${college}: early decision I deadline`,
  ed2Deadline: ({ college }: OfCollege) => `${college}: early decision II deadline`,
  regDeadline: ({ college }: OfCollege) => `${college}: regular decision deadline`,
  erased: '[erased]',
  session: ({ name }: { name: string }) => `Session with ${name}`,
  taskForCollege: ({ task, college }: OfCollege & { task: string }) => `${task} (${college})`,
};
