import { counted } from '../../shared/lib/format';

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
    loading: 'what ends',
    ends: 'This ends at once:',
    ofStudents: (students: number) => `Access to ${counted(students, 'student')}`,
    ofStaffMembers: (staff: number) => `The access of ${counted(staff, 'staff member')}`,
    sessions: (sessions: number) =>
      `${counted(sessions, 'booked session')}: the student keeps what was paid, and waits for another counselor`,
    nothing: 'No access ends, and no session.',
    stays: 'Tasks, the student’s record and the exams that were entered stay as they are.',
    lastAccountAdmin: (name: string, entity: string) =>
      `${name} is the last account admin of ${entity}: nobody there would look after its staff and students.`,
    done: (name: string, entity: string) => `${name} no longer belongs to ${entity}.`,
  },
} as const;
