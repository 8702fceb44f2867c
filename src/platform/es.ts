import { examMessages } from '../../contract/es/exams';
import { importMessages } from '../../contract/es/imports';
import { messages } from '../../contract/es/messages';
import { ruleSentences } from '../../contract/es/rules';
import { sentenceOf, withFullStop } from '../../contract/sentences';
import type { Translated } from '../../contract/translated';
import type { en, tryAgain as english } from './en';

const units = { second: 'segundo', minute: 'minuto' };

export const tryAgain: Translated<typeof english> = ({ count, unit }) =>
  `Intenta de nuevo en ${count} ${units[unit]}${count === 1 ? '' : 's'}.`;

const GRANT = {
  EventStoreDB: 'que $settings le dé $all y sus flujos, o indica un usuario del grupo $admins',
  MongoDB: 'concédele readWrite en la base de datos indicada allí',
  Redis: 'permítele todas las órdenes y claves, +@all ~*',
} as const;
const WITH_TLS = { EventStoreDB: 'tls=true', MongoDB: 'tls=true', Redis: 'rediss://' } as const;
const WITHOUT_TLS = { EventStoreDB: 'tls=false', MongoDB: 'tls=false', Redis: 'redis://' } as const;
const AUTHORITY = {
  EventStoreDB: 'tlsCAFile, allí mismo',
  MongoDB: 'tlsCAFile, allí mismo',
  Redis: 'NODE_EXTRA_CA_CERTS',
} as const;

export const es: Translated<typeof en> = {
  'bad-request': 'La solicitud no es HTTP válido.',
  'bad-request.unread': 'No se puede leer la solicitud.',
  'broken-upload': 'La subida está dañada. Envía el archivo otra vez.',
  busy: ({ wait }) => `En este momento están iniciando sesión demasiadas personas. ${tryAgain(wait)}`,
  conflict: 'Otra persona cambió esto en el mismo momento. Intenta de nuevo.',
  'disk-full': 'El disco del servidor está lleno, por lo que esto no se pudo guardar. Inténtalo más tarde.',
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
    `El archivo necesita un nombre de ${longest} caracteres como máximo, todos legibles.`,
  'invalid-idempotency-key':
    'Idempotency-Key debe tener de 1 a 200 caracteres ASCII imprimibles, sin espacios.',
  'invalid-parameters': messages.invalidParameters,
  'invalid-parameters.answers': examMessages.invalid,
  'no-file': importMessages.noFile,
  'may-be-stored':
    'Un almacén no respondió a tiempo y esto puede haberse guardado. Intenta de nuevo: se hará una sola vez.',
  'missing-student': examMessages.missingStudent,
  'not-found': 'No hay nada en esta dirección.',
  'payload-too-large': 'La solicitud es demasiado grande.',
  'rebuild-over': 'Esta reconstrucción ya terminó.',
  'rebuild-under-way': 'Ya hay una reconstrucción de esta proyección en curso.',
  'request-timeout': 'La solicitud tardó demasiado en llegar.',
  'row-refused.cells': ({ cells, headers }) =>
    `Tiene ${cells} ${cells === 1 ? 'celda' : 'celdas'}, y el encabezado tiene ${headers}.`,
  'row-refused.rule': (fault) => withFullStop(sentenceOf(fault, ruleSentences)),
  'server-error': messages.serverError,
  'store.append-limit': ({ variable, limit, needed }) =>
    `EventStoreDB en ${variable} acepta ${limit} bytes por escritura como máximo: inícialo con EVENTSTORE_MAX_APPEND_SIZE=${needed}.`,
  'store.away': ({ server, variable }) =>
    `${server} no responde en la dirección de ${variable}: inícialo o corrige la dirección.`,
  'store.certificate': ({ server, variable }) =>
    `${server} en ${variable} muestra un certificado en el que no se confía aquí: indica el archivo de su autoridad en ${AUTHORITY[server]}.`,
  'store.closed': ({ server, variable }) =>
    `${server} cierra las conexiones que pide ${variable}: está arrancando, o solo las acepta con TLS, para lo que ${variable} necesita ${WITH_TLS[server]}.`,
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
  'student-mismatch': 'El encabezado studentid indica a otro estudiante que la dirección.',
  'student-not-found': 'No se encontró al estudiante.',
  'token-expired': 'Tu sesión venció. Vuelve a iniciar sesión.',
  'token-missing': 'Primero inicia sesión.',
  'token-outdated': 'Tu cuenta cambió. Vuelve a iniciar sesión.',
  'too-many-requests.address': ({ wait }) => `Hubo demasiados intentos desde tu red. ${tryAgain(wait)}`,
  'too-many-requests.user': ({ wait }) => `Has hecho esto demasiadas veces. ${tryAgain(wait)}`,
  'unavailable.event store':
    'Por el momento no se puede conectar con el almacén de eventos. Intenta de nuevo en un minuto.',
  'unavailable.document store':
    'Por el momento no se puede conectar con el almacén de documentos. Intenta de nuevo en un minuto.',
  'unavailable.vault': 'Por el momento no se puede conectar con la bóveda. Intenta de nuevo en un minuto.',
  'unavailable.job queue':
    'Por el momento no se puede conectar con la cola de trabajos. Intenta de nuevo en un minuto.',
  'unavailable.unfinished': 'Esto tarda más de lo normal. Sigue en curso: vuelve a mirar en un minuto.',
  'unavailable.filling': ({ percent }) =>
    `Esta página se está preparando y va por el ${percent} %. Se abrirá en cuanto esté lista.`,
  'unavailable.lagging': 'Lo que se muestra va por detrás de lo registrado. Intenta de nuevo en un momento.',
  'unreadable-file.empty': 'El archivo está vacío.',
  'unreadable-file.no-columns': ({ columns }) =>
    `El archivo no tiene columna para ${columns.map((names) => names.join(' o ')).join(', ')}.`,
  'unreadable-file.not-csv': ({ line }) => `El archivo no es CSV: no se puede leer la línea ${line}.`,
  'unreadable-file.too-many-cells': ({ most }) =>
    `El archivo tiene demasiadas celdas: se pueden leer ${most.toLocaleString('es')} como máximo.`,
  'unreadable-file.too-many-rows': ({ most }) =>
    `El archivo tiene demasiadas filas: se pueden leer ${most.toLocaleString('es')} como máximo.`,
  'unreadable-file.unread': ({ reason }) => reason,
  'unsupported-media-type': 'La solicitud está en un formato que no se admite.',
  'upload-gone': importMessages.uploadGone,

  brokenRule: (fault) => sentenceOf(fault, ruleSentences),
  currentPageFromOne: 'currentPage se cuenta desde 1',
  currentPageTooLarge: 'currentPage debe ser 1000000 como máximo',
  currentPageWhole: 'currentPage debe ser un número entero',
  forbiddenName: 'Tiene un campo con un nombre que no se permite',
  importFailedBy: ({ failure }) => importMessages.failed[failure],
  mailOpen: 'Abrir',
  mailFoot: ({ productName }) => `Recibes este correo porque tienes una cuenta en ${productName}.`,
  mailUnsubscribe: 'No recibir más correos de este tipo',
  notValid: 'no es válido',
  pageSizeTooLarge: 'pageSize debe ser 500 como máximo',
  pageSizeTooSmall: 'pageSize debe ser 1 como mínimo',
  pageSizeWhole: 'pageSize debe ser un número entero',
  tooDeep: 'Tiene demasiados niveles anidados',
};
