import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { formatNumber } from './lib/format';

export const t: Translated<typeof english> = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  save: 'Guardar',
  saving: 'Guardando…',
  tryAgain: 'Intentar de nuevo',
  unsaved: {
    title: '¿Salir sin guardar?',
    lost: 'Se perderá lo que escribiste.',
    kept: 'Lo que escribiste queda como borrador en este dispositivo.',
    leave: 'Salir',
    close: '¿Cerrar sin guardar?',
  },
  draft: {
    restored: (when: string) => `Recuperamos tu borrador. Es del ${when}.`,
    discard: 'Descartar',
  },
  undo: {
    label: 'Deshacer',
    done: 'Se deshizo.',
    doneOf: (act: string) => `Se deshizo: ${act}`,
    unanswered: 'No hubo respuesta, así que quizás no se deshizo.',
    keys: 'Control+Z Meta+Z',
    hint: 'Control + Z o Command + Z',
  },
  date: { pick: 'Elegir un día', calendar: 'el calendario' },
  searching: 'Buscando…',
  noDueDate: 'Sin fecha de entrega',
  loading: (what: string) => `Cargando ${what}`,
  preparing: 'Progreso de la preparación',
  part: { pending: 'Cargando', failed: 'Esta parte de la página no se pudo cargar.' },
  remove: (label: string) => `Quitar: ${label}`,
  copyByHand: (text: string) => `Copia esto a mano: ${text}`,
  export: {
    button: 'Exportar CSV',
    underWay: 'Exportando…',
    done: 'El archivo está listo, entre tus descargas.',
  },
  table: {
    actions: 'Acciones',
    columns: 'Columnas',
    more: 'Más',
    sort: 'Ordenar por',
    ascending: (column) => `${column} ↑`,
    descending: (column) => `${column} ↓`,
    showMore: (left: number) => `Mostrar más (${left === 1 ? 'queda 1' : `quedan ${formatNumber(left)}`})`,
  },
  paging: {
    previous: 'Anterior',
    next: 'Siguiente',
    pageOf: (page: number, pageCount: number) => `Página ${page} de ${pageCount}`,
  },
  resource: {
    menu: (what: string) => `Acciones de ${what}`,
  },
  order: {
    up: 'Subir',
    down: 'Bajar',
    moved: (what: string, place: number, count: number) => `${what}: ahora en el lugar ${place} de ${count}.`,
  },
  counter: (length: number, most: number) => `${formatNumber(length)} de ${formatNumber(most)} caracteres`,
  errors: {
    unknown: 'Algo salió mal. Inténtalo de nuevo.',
    status: (status: number) => `Error ${status}`,
    details: 'Detalles',
    away: 'sin conexión',
    unanswered:
      'No se puede conectar con el servidor. Revisa tu conexión o inténtalo de nuevo en un momento.',
    failed: 'Algo salió mal en el servidor. Inténtalo de nuevo en un momento.',
    noToken: 'sin token',
    unprocessed: (path: string, reason: string) =>
      `No se pudo procesar la solicitud a ${path}. MOTIVO: ${reason}`,
  },
  connection: {
    offline: 'Estás sin conexión. Tus cambios esperan aquí.',
    waiting: (count: number) => (count === 1 ? 'Hay 1 cambio en espera.' : `Hay ${count} cambios en espera.`),
    asOf: (time: string) => `Última actualización: ${time}.`,
  },
  offline: {
    refused: (what: string, reason: string) =>
      `${what}: el cambio que esperaba no se aceptó y todo está como antes. ${reason}`,
  },
  pages: {
    forbidden:
      'Esta página es de otro rol. Si crees que deberías verla, pregunta a quien administra tu cuenta.',
    notFound: 'No hay ninguna página en esta dirección. Quizás cambió de lugar o el enlace está incompleto.',
    notHere:
      'Esta página todavía no está en este dispositivo. Se abrirá sola en cuanto haya conexión con el servidor.',
    notLoaded: 'No se pudo cargar esta página. Quizás no tienes conexión o salió una nueva versión.',
    failed: 'Esta página tuvo un error. Vuelve a cargarla para seguir donde estabas.',
    toStart: 'Ir a tu página de inicio',
    reload: 'Volver a cargar la página',
  },
};
