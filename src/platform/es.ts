import { examMessages } from '../../contract/es/exams';
import { importMessages } from '../../contract/es/imports';
import { messages } from '../../contract/es/messages';
import { requestSentences } from '../../contract/es/requests';
import { ruleSentences } from '../../contract/es/rules';
import { sentenceOf, withFullStop } from '../../contract/sentences';
import type { Translated } from '../../contract/translated';
import type { en, tryAgain as english } from './en';

const units = { second: 'segundo', minute: 'minuto' };

export const tryAgain: Translated<typeof english> = ({ count, unit }) =>
  `Intenta de nuevo en ${count} ${units[unit]}${count === 1 ? '' : 's'}.`;

const GRANT = {
  EventStoreDB: 'da a $settings acceso a $all y sus flujos, o usa un miembro del grupo $admins',
  MongoDB: 'concede al usuario readWrite en esa base de datos',
  Redis: 'permite todas las órdenes y claves, +@all ~*',
} as const;
const WITH_TLS = { EventStoreDB: 'tls=true', MongoDB: 'tls=true', Redis: 'rediss://' } as const;
const WITHOUT_TLS = { EventStoreDB: 'tls=false', MongoDB: 'tls=false', Redis: 'redis://' } as const;
const AUTHORITY = {
  EventStoreDB: 'tlsCAFile en la cadena de conexión',
  MongoDB: 'tlsCAFile en la cadena de conexión',
  Redis: 'NODE_EXTRA_CA_CERTS',
} as const;

export const es: Translated<typeof en> = {
  'bad-request': 'La solicitud no es HTTP válido.',
  'bad-request.unread': 'No se puede leer la solicitud.',
  'broken-upload': 'La subida está dañada. Envía el archivo otra vez.',
  busy: ({ wait }) => `Demasiadas personas están iniciando sesión en este momento. ${tryAgain(wait)}`,
  conflict: 'Otra persona cambió esto al mismo tiempo. Intenta de nuevo.',
  'disk-full': 'El disco del servidor está lleno, así que esto no se pudo guardar. Inténtalo más tarde.',
  'file-too-large': ({ maxBytes }) => importMessages.tooLarge(maxBytes),
  forbidden: 'No tienes acceso a esto.',
  'headers-too-large': 'Los encabezados son demasiado grandes.',
  'idempotency-key-reused': messages.idempotencyKeyReused,
  'import-not-found': 'No se encontró la importación.',
  'import-not-ready.not-run': 'Esta importación todavía no se ha ejecutado.',
  'import-not-ready.taken-back': 'Esta importación se deshizo.',
  'invalid-address': 'La dirección no es válida.',
  'invalid-body': 'El cuerpo debe ser un objeto JSON.',
  'invalid-file-name': ({ longest }) =>
    `El nombre del archivo debe tener ${longest} caracteres como máximo, todos legibles.`,
  'invalid-idempotency-key':
    'Idempotency-Key debe tener de 1 a 200 caracteres ASCII imprimibles, sin espacios.',
  'invalid-parameters': messages.invalidParameters,
  'invalid-parameters.answers': examMessages.invalid,
  'no-file': importMessages.noFile,
  'may-be-stored':
    'Un almacén no respondió a tiempo, así que esto quizás se guardó o quizás no. Intenta de nuevo; no se hará dos veces.',
  'missing-student': examMessages.missingStudent,
  'not-found': 'No se encontró nada en esta dirección.',
  'payload-too-large': 'La solicitud es demasiado grande.',
  'rebuild-over': 'Esta reconstrucción ya terminó.',
  'rebuild-under-way': 'Esta proyección ya se está reconstruyendo.',
  'request-timeout': 'La solicitud tardó demasiado en llegar.',
  'row-refused.cells': ({ cells, headers }) =>
    `Esta fila tiene ${cells} ${cells === 1 ? 'celda' : 'celdas'}, pero el encabezado tiene ${headers}.`,
  'row-refused.rule': (issue) => withFullStop(sentenceOf(issue, ruleSentences)),
  'server-error': messages.serverError,
  'store.append-limit': ({ variable, limit, needed }) =>
    `EventStoreDB en ${variable} acepta ${limit} bytes por escritura como máximo: inícialo con EVENTSTORE_MAX_APPEND_SIZE=${needed}.`,
  'store.away': ({ server, variable }) =>
    `${server} no responde en la dirección de ${variable}: inícialo o corrige la dirección.`,
  'store.certificate': ({ server, variable }) =>
    `${server} en ${variable} muestra un certificado en el que no se confía aquí: indica el archivo de su autoridad en ${AUTHORITY[server]}.`,
  'store.closed': ({ server, variable }) =>
    `${server} cierra las conexiones hechas con ${variable}: todavía está arrancando, o solo acepta TLS. Para TLS, ${variable} necesita ${WITH_TLS[server]}.`,
  'store.no-answer-by-tls': ({ server, variable }) =>
    `${server} en ${variable} no responde por TLS, que ${variable} pide: inícialo, dale un certificado, o pon ${WITHOUT_TLS[server]}.`,
  'store.no-leader': ({ server, variable }) =>
    `${server} en ${variable} no tiene líder en este momento: inicia los nodos que faltan o corrige las direcciones.`,
  'store.no-right': ({ server, variable }) =>
    `${server} no permite al usuario de ${variable} leer y escribir lo necesario: ${GRANT[server]}.`,
  'store.no-tls': ({ server, variable }) =>
    `${server} en ${variable} no tiene TLS, que ${variable} pide: dale un certificado, o pon ${WITHOUT_TLS[server]}.`,
  'store.password': ({ server, variable }) =>
    `${server} rechaza el usuario o la contraseña de ${variable}: corrígelos allí.`,
  'student-mismatch': 'El encabezado studentid no coincide con el estudiante de la dirección.',
  'student-not-found': 'No se encontró al estudiante.',
  'token-expired': 'Tu sesión venció. Vuelve a iniciar sesión.',
  'token-missing': 'Primero inicia sesión.',
  'token-outdated': 'Tu cuenta cambió. Vuelve a iniciar sesión.',
  'too-many-requests.address': ({ wait }) => `Demasiados intentos desde tu red. ${tryAgain(wait)}`,
  'too-many-requests.user': ({ wait }) => `Has hecho esto demasiadas veces. ${tryAgain(wait)}`,
  'unavailable.event store':
    'No podemos conectar con el almacén de eventos en este momento. Intenta de nuevo en un minuto.',
  'unavailable.document store':
    'No podemos conectar con el almacén de documentos en este momento. Intenta de nuevo en un minuto.',
  'unavailable.vault': 'No podemos conectar con la bóveda en este momento. Intenta de nuevo en un minuto.',
  'unavailable.job queue':
    'No podemos conectar con la cola de trabajos en este momento. Intenta de nuevo en un minuto.',
  'unavailable.unfinished': 'Esto tarda más de lo normal. Vuelve a revisar en un minuto.',
  'unavailable.filling': ({ percent }) =>
    `Estamos preparando esta página: ${percent}% listo. Se abrirá en cuanto esté lista.`,
  'unavailable.lagging': 'Todavía nos estamos poniendo al día. Intenta de nuevo en un momento.',
  'unreadable-file.empty': 'El archivo está vacío.',
  'unreadable-file.no-columns': ({ columns }) =>
    `El archivo no tiene columna para ${columns.map((names) => names.join(' o ')).join(', ')}.`,
  'unreadable-file.not-csv': ({ line }) => `El archivo no es CSV: no se puede leer la línea ${line}.`,
  'unreadable-file.too-many-cells': ({ most }) =>
    `El archivo tiene demasiadas celdas. El límite es ${most.toLocaleString('es')}.`,
  'unreadable-file.too-many-rows': ({ most }) =>
    `El archivo tiene demasiadas filas. El límite es ${most.toLocaleString('es')}.`,
  'unreadable-file.unread': ({ reason }) => reason,
  'unsupported-media-type': 'La solicitud está en un formato que no se admite.',
  'upload-gone': importMessages.uploadGone,

  brokenRule: (issue) => sentenceOf(issue, { ...ruleSentences, ...requestSentences }),
  forbiddenName: 'Un campo tiene un nombre que no se permite',
  importFailedBy: ({ failure }) => importMessages.failed[failure],
  mailOpen: 'Abrir',
  mailFoot: ({ productName }) => `Recibes este correo porque tienes una cuenta de ${productName}.`,
  mailUnsubscribe: 'Cancelar suscripción',
  notValid: 'no es válido',
  tooDeep: 'Tiene demasiados niveles anidados',
};
