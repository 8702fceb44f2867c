import { plural, type Describe } from '../../kernel/audit';
import type { GroupEvents } from './groups.events';

const students = ({ studentIds: { length } }: { studentIds: readonly string[] }) => ({
  en: plural(length, 'student'),
  es: plural(length, 'estudiante'),
});

/** The audit omits the names of groups, which only the staff who use them may see. */
export const describeGroups: Describe<GroupEvents> = {
  GroupCreated: () => ({
    sentence: { en: 'Created a group of students', es: 'Creó un grupo de estudiantes' },
  }),
  GroupRenamed: () => ({
    sentence: {
      en: 'Renamed a group of students',
      es: 'Cambió el nombre de un grupo de estudiantes',
    },
  }),
  GroupShared: () => ({
    sentence: {
      en: 'Shared a group of students with the staff of the school',
      es: 'Compartió un grupo de estudiantes con el personal de la escuela',
    },
  }),
  GroupUnshared: () => ({
    sentence: {
      en: 'Stopped sharing a group of students',
      es: 'Dejó de compartir un grupo de estudiantes',
    },
  }),
  GroupDeleted: () => ({
    sentence: { en: 'Deleted a group of students', es: 'Eliminó un grupo de estudiantes' },
  }),
  GroupRestored: () => ({
    sentence: { en: 'Restored a group of students', es: 'Restauró un grupo de estudiantes' },
  }),
  StudentsGrouped: (data) => ({
    sentence: {
      en: `Added ${students(data).en} to a group`,
      es: `Agregó ${students(data).es} a un grupo`,
    },
  }),
  StudentsUngrouped: (data) => ({
    sentence: {
      en: `Removed ${students(data).en} from a group`,
      es: `Quitó ${students(data).es} de un grupo`,
    },
  }),
};
