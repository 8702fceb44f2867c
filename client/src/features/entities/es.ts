import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import type { t as english } from './en';

const staffMembers = (staff: number) => counted(staff, 'integrante del personal', 'integrantes del personal');

const students = (count: number) => counted(count, 'estudiante');

export const t: Translated<typeof english> = {
  page: {
    title: 'Gestionar instituciones',
    former: 'Estudiantes que se fueron',
    count: (entities) => counted(entities, 'institución', 'instituciones'),
  },
  list: {
    what: 'instituciones',
    message: 'No se pudieron obtener las instituciones',
    empty:
      'Todavía no hay instituciones. Una institución reúne al personal y a los estudiantes de una escuela.',
  },
  create: {
    title: 'Crear institución',
    submit: 'Crear institución',
    done: 'La institución se creó.',
  },
  card: {
    add: 'Agregar persona',
    addTo: (entity) => `Agregar persona a ${entity}`,
    noMembers: 'Todavía no hay integrantes.',
    members: (members) => counted(members, 'integrante'),
  },
  school: {
    title: 'Cuenta',
    entity: 'Institución',
    line: (type, staff, count) => [type, staffMembers(staff), students(count)].filter(Boolean).join(' · '),
    groups: { staff: 'Personal', students: 'Estudiantes' },
    group: (group, members) =>
      `${group === 'staff' ? 'Personal' : 'Estudiantes'}${members === undefined ? '' : ` ${formatNumber(members)}`}`,
    switch: 'Mostrar',
    choose: 'Institución',
    edit: 'Editar detalles…',
    register: 'Registrar una cuenta',
    importPeople: 'Importar personas',
    more: (entity) => `Más acciones de ${entity}`,
    search: 'Buscar por nombre o correo',
    pages: 'Páginas de integrantes',
    failed: 'No se pudieron obtener los integrantes',
    noMatch: (q) => `Nadie coincide con “${q}”.`,
    none: { staff: 'Por ahora no hay personas.', students: 'Todavía no hay estudiantes.' },
    former: 'Estudiantes que se fueron y cuánto tiempo guardamos sus expedientes',
    noEntity: 'Todavía no perteneces a ninguna institución. Un administrador puede agregarte a la tuya.',
  },
  invite: {
    text: 'Invitar…',
    title: (entity) => `Invitar a alguien a ${entity}`,
    submit: 'Enviar invitación',
    help: 'Le enviaremos un correo con un enlace para elegir su contraseña.',
    role: 'Rol',
    done: (name) => `Se invitó a ${name}.`,
    waiting: 'Con invitación',
    again: 'Reenviar invitación',
    sent: 'Estamos enviando la invitación.',
    withdraw: 'Cancelar invitación…',
    withdrawTitle: (name) => `¿Cancelar la invitación de ${name}?`,
    consequence: (name) =>
      `El enlace del correo deja de funcionar. La cuenta de ${name} nunca se ha usado, así que se elimina con todos sus datos.`,
    confirm: 'Cancelar invitación',
    withdrawn: (name) => `Se canceló la invitación de ${name}.`,
  },
  rollover: {
    text: 'Pasar de grado…',
    title: (entity) => `Pasar de grado a los estudiantes de ${entity}`,
    loading: 'estudiantes y sus grados',
    failed: 'No se pudo ver quién pasaría de grado',
    intro: (schoolYear) =>
      `Al final del año escolar ${schoolYear}, cada estudiante sube un grado. Quienes están en 12.º dejan la escuela, y el acceso que viene con ella termina de inmediato. Desmarca a quien se queda.`,
    midYear:
      'El año escolar está en curso. Quienes suban ahora estarán un grado por delante de su clase hasta el 31 de julio, y quienes están en 12.º dejarán la escuela antes de graduarse.',
    inMidYear: 'Pasar de grado a mitad de año',
    already: (schoolYear) => `Ya se pasó de grado al final del año escolar ${schoolYear}.`,
    again: 'Pasar de grado otra vez',
    search: 'Buscar estudiante',
    move: (from, to) => `${from} a ${to}`,
    leave: (grade) => `${grade}: dejan la escuela`,
    going: (going, all) => `${formatNumber(going)} de ${students(all)}`,
    studentsOf: (grade) => `Estudiantes: ${grade}`,
    more: (count) => `${counted(count, 'estudiante más', 'estudiantes más')}: búscalos por nombre.`,
    staying: (count) => `${students(count)} sin grado o con un grado desconocido: no hay cambios.`,
    nobody: 'Ningún estudiante está en un grado del que pueda pasar.',
    progress: 'Pasando de grado',
    cancel: 'Cancelar',
    typeName: (entity) => `Escribe ${entity} para confirmar`,
    confirm: (count) => `Pasar a ${students(count)}`,
    done: (count) => `${counted(count, 'estudiante pasó', 'estudiantes pasaron')} de grado.`,
    stopped: 'No todos pasaron de grado. Un administrador puede reanudarlo desde los trabajos detenidos.',
  },
  caseload: {
    text: 'Pasar estudiantes a otro consejero…',
    title: (name) => `Pasar los estudiantes de ${name}`,
    consequence: (name) =>
      `Todos los estudiantes de ${name} pasan de inmediato al nuevo consejero. Las sesiones reservadas y los mensajes se quedan con ${name}.`,
    to: 'Nuevo consejero',
    choose: 'Elige a un consejero',
    noOther: 'No hay otros consejeros',
    submit: 'Pasar estudiantes',
    moved: (count, name) =>
      `${counted(count, 'estudiante ahora está', 'estudiantes ahora están')} a cargo de ${name}.`,
  },
  describe: {
    title: (entity) => `Editar ${entity}`,
    done: 'Detalles guardados.',
  },
  member: {
    name: 'Nombre',
    email: 'Correo electrónico',
    role: 'Rol',
    grade: 'Grado',
    since: 'Desde',
    lastActive: 'Última actividad',
    never: 'Nunca',
    unknown: '–',
    change: (name) => `Cambiar la pertenencia de ${name}`,
    history: 'Historial…',
    move: 'Mover…',
    takeOut: 'Quitar…',
  },
  history: {
    title: (name) => `Historial de ${name}`,
    what: 'historial',
    empty: 'Todavía no hay nada registrado.',
  },
  twoStep: {
    label: 'Verificación en dos pasos para todo el personal',
    of: (entity) => `Verificación en dos pasos para todo el personal de ${entity}`,
    changed: (entity, required) =>
      required
        ? `El personal de ${entity} debe configurar la verificación en dos pasos para continuar.`
        : `La verificación en dos pasos es opcional para el personal de ${entity}.`,
  },
  outcomes: {
    label: 'Resultados pasados para estudiantes y padres',
    of: (entity) => `Resultados pasados para los estudiantes y padres de ${entity}`,
    changed: (entity, shared) =>
      shared
        ? `Los estudiantes y padres de ${entity} ya ven los resultados pasados en la página de una universidad.`
        : `Los estudiantes y padres de ${entity} ya no ven los resultados pasados.`,
    import: 'Importar resultados pasados',
    report: 'Informe de solicitudes',
  },
  form: {
    notCreated: 'No se pudo guardar la institución',
    name: 'Nombre',
    type: 'Tipo de escuela',
    noType: 'Sin indicar',
    typeHelp: 'Los estudiantes ven este nombre y este tipo como sugerencia para su perfil',
    description: 'Descripción',
    added: 'Se agregó.',
    notAdded: (email) => `No se pudo agregar ${email} a la institución`,
    email: 'Correo electrónico',
    emailHelp: 'Correo de una cuenta que ya existe',
  },
};
