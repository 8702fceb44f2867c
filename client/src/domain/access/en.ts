import { counted } from '../../shared/lib/format';

export const t = {
  move: {
    title: (name: string) => `Move ${name}`,
    consequence: (entity: string) =>
      `The access that comes with ${entity} ends immediately, and the access of the new entity begins.`,
    to: 'To',
    choose: 'Choose an entity',
    noOther: 'There are no other entities',
    submit: 'Move',
    moved: (name: string, entity: string) => `${name} now belongs to ${entity}.`,
    movedToOther: (name: string) => `${name} now belongs to the other entity.`,
  },
  takeOut: {
    title: (name: string, entity: string) => `Remove ${name} from ${entity}?`,
    confirm: 'Remove',
    ofStudent: (name: string, entity: string) =>
      `The staff of ${entity} lose access to ${name} immediately, unless another entity connects them. Messages they have exchanged can still be read.`,
    ofStaff: (name: string, entity: string) =>
      `${name} loses access to the students of ${entity} immediately, unless another entity connects them. Messages they have exchanged can still be read.`,
    ofExamAdmin: <Node>(emphasis: (text: string) => Node) => [
      'An exam admin who belongs to no entity gets access to ',
      emphasis('all students'),
      ' the next time they sign in.',
    ],
    loading: 'what ends',
    ends: 'These end immediately:',
    ofStudents: (students: number) => `Access to ${counted(students, 'student')}`,
    ofStaffMembers: (staff: number) => `Access for ${counted(staff, 'staff member')}`,
    sessions: (sessions: number) =>
      `${counted(sessions, 'booked session')}: the student keeps the payment and waits for another counselor`,
    nothing: 'No access and no sessions end.',
    stays: 'Tasks, the student’s record and entered exams stay as they are.',
    lastAccountAdmin: (name: string, entity: string) =>
      `${name} is the last account admin of ${entity}. No one would be left to manage its staff and students.`,
    done: (name: string, entity: string) => `${name} no longer belongs to ${entity}.`,
  },
} as const;
