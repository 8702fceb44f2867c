export const t = {
  move: {
    title: (name: string) => `Move ${name}`,
    consequence: (entity: string) =>
      `Access that comes with ${entity} ends at once, and that of the other entity begins.`,
    to: 'To',
    choose: 'Choose an entity',
    noOther: 'There is no other entity',
    submit: 'Move',
    moved: (name: string, entity: string) => `${name} now belongs to ${entity}.`,
    movedToOther: (name: string) => `${name} now belongs to the other entity.`,
  },
  takeOut: {
    title: (name: string, entity: string) => `Take ${name} out of ${entity}?`,
    confirm: 'Take out',
    ofStudent: (name: string, entity: string) =>
      `The staff of ${entity} lose their access to ${name} at once, unless another entity joins them. What they have written to each other can still be read.`,
    ofStaff: (name: string, entity: string) =>
      `${name} loses the access to the students of ${entity} at once, unless another entity joins them. What they have written to each other can still be read.`,
    ofExamAdmin: <Node>(emphasis: (text: string) => Node) => [
      'An exam admin who belongs to no entity gets access to ',
      emphasis('all students'),
      ' at the next sign-in.',
    ],
    done: (name: string, entity: string) => `${name} no longer belongs to ${entity}.`,
  },
} as const;
