import type { Translated } from 'contract/translated';
import { counted } from '../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  adminProfile: 'Perfil',
  newAdmin: {
    title: 'Crear un administrador',
    repetition: {
      label: 'Repetir contraseña',
      missing: 'Escribe la contraseña',
      mismatch: 'Las contraseñas no coinciden.',
    },
    created: (first: string, last: string) => `Se creó la cuenta de administrador de ${first} ${last}`,
  },
  importPeople: 'Importar personas',
  register: {
    title: 'Registrar una cuenta',
    role: 'Rol',
    repetition: {
      label: 'Confirmar contraseña',
      missing: 'Escribe la contraseña',
      mismatch: 'Las contraseñas no coinciden',
    },
    submit: 'Crear cuenta',
    created: 'Cuenta creada',
    entities: 'Instituciones',
    loadingEntities: 'instituciones',
    entitiesFailed: 'No se pudieron obtener las instituciones',
    noEntities: 'Aún no hay instituciones.',
    accessToAll: 'Sin una institución, un administrador de exámenes tiene acceso a todos los estudiantes.',
    accessToThese: 'Un administrador de exámenes tiene acceso a los estudiantes de estas instituciones.',
  },
  users: {
    title: 'Personas',
    list: { what: 'Personas', search: 'Buscar personas por nombre', pages: 'Páginas de personas' },
    name: 'Nombre',
    email: 'Correo electrónico',
    entity: 'Institución',
    role: 'Rol',
    takeOut: 'Quitar',
    takeOutOf: (name: string, entity: string) => `Quitar a ${name} de ${entity}`,
    ofEntity: (entity: string) => `Integrante de ${entity}`,
    noMatch: (q: string) => `Nadie coincide con “${q}”.`,
    none: 'Por ahora no hay personas.',
  },
  search: {
    title: 'Buscar y eliminar personas',
    group: 'Cuentas',
    nav: 'Buscar personas',
    list: { what: 'Personas', search: 'Buscar por nombre', pages: 'Páginas de personas' },
    role: 'Rol',
    allRoles: 'Todos los roles',
    noMatch: 'Nadie coincide con esta búsqueda.',
    none: 'Todavía no hay cuentas.',
    history: 'Historial',
    historyOf: (name: string) => `Historial de ${name}`,
  },
  resetTwoStep: {
    more: (name: string) => `Más sobre ${name}`,
    action: 'Restablecer verificación en dos pasos…',
    title: (name: string) => `¿Restablecer la verificación en dos pasos de ${name}?`,
    consequence: (name: string) =>
      `${name} iniciará sesión solo con su contraseña hasta que la configure de nuevo. Confirma quién te lo pide. Le avisaremos por correo.`,
    reason: 'Motivo',
    confirm: 'Restablecer verificación',
    done: (name: string) => `Se restableció la verificación en dos pasos de ${name}.`,
  },
  erase: {
    tip: 'Eliminar',
    label: (name: string) => `Eliminar a ${name}`,
    title: (name: string) => `¿Eliminar a ${name}?`,
    confirm: 'Eliminar cuenta',
    done: (name: string) => `La cuenta de ${name} se eliminó.`,
    signedOut: <Node>(name: Node, email: string, role: string) => [
      name,
      ` (${email}, ${role}) saldrá de su sesión y no podrá volver a entrar.`,
    ],
    loading: 'lo que termina para otras personas',
    ends: 'Esto termina de inmediato para otras personas:',
    students: (students) => `Acceso a ${counted(students, 'estudiante')}`,
    staff: (staff) => `El acceso de ${counted(staff, 'integrante del personal', 'integrantes del personal')}`,
    sessions: (sessions) => counted(sessions, 'sesión reservada', 'sesiones reservadas'),
    conversations: (conversations) =>
      `${counted(conversations, 'conversación', 'conversaciones')} ${conversations === 1 ? 'que ya no se podrá leer' : 'que ya no se podrán leer'}`,
    forGood:
      'Su nombre, su correo electrónico y todos sus demás datos personales se eliminan para siempre. La auditoría conserva lo que hizo esta persona con el nombre [borrado].',
  },
};
