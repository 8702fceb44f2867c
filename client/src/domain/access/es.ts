import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { counted } from '../../shared/lib/format';

export const t: Translated<typeof english> = {
  move: {
    title: (name: string) => `Cambiar a ${name} de institución`,
    consequence: (entity: string) =>
      `El acceso que viene con ${entity} termina de inmediato y empieza el de la nueva institución.`,
    to: 'Nueva institución',
    choose: 'Elige una institución',
    noOther: 'No hay otras instituciones',
    submit: 'Cambiar',
    moved: (name: string, entity: string) => `${name} ahora pertenece a ${entity}.`,
    movedToOther: (name: string) => `${name} ahora pertenece a la otra institución.`,
  },
  takeOut: {
    title: (name: string, entity: string) => `¿Quitar a ${name} de ${entity}?`,
    confirm: 'Quitar',
    ofStudent: (name: string, entity: string) =>
      `El personal de ${entity} pierde de inmediato el acceso a ${name}, a menos que compartan otra institución. Los mensajes que intercambiaron se pueden seguir leyendo.`,
    ofStaff: (name: string, entity: string) =>
      `${name} pierde de inmediato el acceso a los estudiantes de ${entity}, a menos que compartan otra institución. Los mensajes que intercambiaron se pueden seguir leyendo.`,
    ofExamAdmin: <Node>(emphasis: (text: string) => Node) => [
      'Un administrador de exámenes que no pertenece a ninguna institución tiene acceso a ',
      emphasis('todos los estudiantes'),
      ' la próxima vez que inicia sesión.',
    ],
    loading: 'lo que termina',
    ends: 'Esto termina de inmediato:',
    ofStudents: (students: number) => `Acceso a ${counted(students, 'estudiante')}`,
    ofStaffMembers: (staff: number) =>
      `El acceso de ${counted(staff, 'integrante del personal', 'integrantes del personal')}`,
    sessions: (sessions: number) =>
      `${counted(sessions, 'sesión reservada', 'sesiones reservadas')}: el estudiante conserva su pago y espera a otro consejero`,
    nothing: 'No termina ningún acceso ni ninguna sesión.',
    stays: 'Las tareas, el expediente del estudiante y los exámenes ingresados quedan como están.',
    lastAccountAdmin: (name: string, entity: string) =>
      `${name} es la última persona que administra la cuenta de ${entity}. No quedaría nadie a cargo de su personal ni de sus estudiantes.`,
    done: (name: string, entity: string) => `${name} ya no pertenece a ${entity}.`,
  },
};
