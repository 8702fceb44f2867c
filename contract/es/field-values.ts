import type { fieldValues as english } from '../en/field-values';
import type { Translated } from '../translated';
import { examParts } from './exam-definitions';
import { NOTIFICATION_KINDS } from './notifications';
import { productNames } from './payments';

const SCHOOL_TYPES = {
  Public: 'Pública',
  Private: 'Privada',
  Charter: 'Chárter',
  Homeschool: 'Educación en casa',
  Other: 'Otra',
};
const HONOR_TYPES = { National: 'Nacional', International: 'Internacional', School: 'Escolar' };
const TASK_TYPES = { standard: 'Estándar', custom: 'Personalizada', college: 'De universidad' };
const ABOUT = {
  application: 'Una solicitud',
  assignment: 'Una tarea',
  tasks: 'Tareas',
  person: 'Una persona',
  exam: 'Un examen',
  session: 'Una sesión',
  'session-held': 'Una sesión',
  export: 'El expediente',
};
const GRADES = { '9th': '9.º', '10th': '10.º', '11th': '11.º', '12th': '12.º', Other: 'Otro' };

export const fieldValues: Translated<typeof english> = {
  channels: { 'in-app': 'En la aplicación', mail: 'Por correo' },
  colleges: { all: 'Todas' },
  decision: {
    deferred: 'Aplazada',
    waitlisted: 'En lista de espera',
    admitted: 'Admitida',
    denied: 'Rechazada',
    withdrawn: 'Retirada',
  },
  dueDate: { 'of-the-task': 'La fecha propia de la tarea' },
  entitlement: { advising: productNames.advising },
  filedWith: { 'common-app': 'Common App', 'own-form': 'Formulario de la universidad', other: 'Otra vía' },
  gender: {
    Female: 'Femenino',
    Male: 'Masculino',
    Nonbinary: 'No binario',
    'Prefer not to say': 'Prefiero no decirlo',
  },
  grade: GRADES,
  gradeYear: GRADES,
  highSchoolType: SCHOOL_TYPES,
  kind: NOTIFICATION_KINDS,
  language: { en: 'Inglés', es: 'Español' },
  plan: {
    ed: 'Decisión temprana',
    ed2: 'Decisión temprana II',
    ea: 'Acción temprana',
    rea: 'Acción temprana restrictiva',
    regular: 'Decisión regular',
    rolling: 'Admisión continua',
  },
  product: productNames,
  pronoun: { Other: 'Otro', 'They/them': 'Elle', 'She/her': 'Ella', 'He/him': 'Él' },
  provider: { demonstration: 'Demostración' },
  reason: {
    'sign-up-link': 'Enlace de registro',
    registration: 'Registro',
    assignment: 'Asignación',
    'access-sync': 'Sincronización de accesos',
    session: 'Sesión',
    'removed-by-staff': 'La quitó el personal',
    'college-left': 'Se quitó la universidad',
    'grade-left': 'Ya no es para su grado',
    undone: 'Se deshizo',
    unexpected: 'Fallo inesperado',
  },
  scaled: examParts,
  status: {
    review: 'En revisión',
    published: 'Publicada',
    interested: 'De interés',
    applying: 'En proceso',
    applied: 'Solicitada',
    approval: 'Espera aprobación',
    asked: 'Pedida',
    accepted: 'Aceptada',
    written: 'Escrita',
    elsewhere: 'Enviada por otra vía',
    declined: 'No aceptada',
    refused: 'Rechazada',
    canceled: 'Cancelada',
  },
  students: { all: 'Todos' },
  testPolicy: {
    required: 'Obligatorios',
    recommended: 'Recomendados',
    considered: 'Considerados, no obligatorios',
    neither: 'No considerados',
  },
  type: { ...SCHOOL_TYPES, ...HONOR_TYPES, ...TASK_TYPES, ...ABOUT },
};
