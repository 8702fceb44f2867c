import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { formatNumber } from './lib/format';

export const t: Translated<typeof english> = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  save: 'Guardar',
  saving: 'Guardando…',
  tryAgain: 'Intentar de nuevo',
  unsaved: {
    title: '¿Salir sin guardar?',
    lost: 'Perderás lo que escribiste.',
    kept: 'Lo que escribiste se guarda como borrador en este dispositivo.',
    leave: 'Salir',
    close: '¿Cerrar sin guardar?',
  },
  draft: {
    restored: (when: string) => `Recuperamos tu borrador del ${when}.`,
    discard: 'Descartar',
  },
  undo: {
    label: 'Deshacer',
    done: 'Se deshizo.',
    doneOf: (act: string) => `Se deshizo: ${act}`,
    unanswered: 'El servidor no respondió. Es posible que esto no se haya deshecho.',
    keys: 'Control+Z Meta+Z',
    hint: 'Control + Z o Command + Z',
  },
  date: { pick: 'Elegir un día', calendar: 'el calendario' },
  showPassword: 'Mostrar la contraseña',
  searching: 'Buscando…',
  loading: (what: string) => `Cargando ${what}`,
  preparing: 'Progreso de la preparación',
  part: { pending: 'Cargando', failed: 'No pudimos cargar esta parte de la página.' },
  remove: (label: string) => `Quitar: ${label}`,
  copyByHand: (text: string) => `Copia esto manualmente: ${text}`,
  export: {
    button: 'Exportar CSV',
    underWay: 'Exportando…',
    done: 'Tu archivo está en Descargas.',
  },
  table: {
    actions: 'Acciones',
    columns: 'Columnas',
    more: 'Más',
    sort: 'Ordenar por',
    ascending: (column) => `${column} ↑`,
    descending: (column) => `${column} ↓`,
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
    unanswered: 'No podemos conectar con el servidor. Revisa tu conexión o inténtalo de nuevo en un momento.',
    failed: 'Algo salió mal en el servidor. Inténtalo de nuevo en un momento.',
    noToken: 'sin token',
    unprocessed: (path: string, reason: string) =>
      `No se pudo procesar la solicitud a ${path}. MOTIVO: ${reason}`,
  },
  connection: {
    offline: 'No tienes conexión. Tus cambios se sincronizarán cuando vuelva.',
    unreachable: 'No hay respuesta del servidor. Los cambios se sincronizarán cuando vuelva.',
    waiting: (count: number) =>
      count === 1 ? '1 cambio por sincronizar.' : `${count} cambios por sincronizar.`,
    asOf: (time: string) => `Última actualización: ${time}.`,
  },
  offline: {
    queuedIn: {
      storage: 'Guardado en este dispositivo',
      memory: 'Aún no se ha enviado. Mantén abierta esta página.',
    },
    refused: (what: string, reason: string) =>
      `${what}: el cambio no se pudo guardar y se deshizo. ${reason}`,
  },
  pages: {
    forbidden:
      'No tienes acceso a esta página. Si deberías tenerlo, pregunta al administrador de tu escuela.',
    notFound:
      'No encontramos ninguna página en esta dirección. Quizás cambió de lugar o el enlace está incompleto.',
    notHere: 'Esta página no está guardada para usarla sin conexión. Se abrirá en cuanto vuelva la conexión.',
    notLoaded: 'No pudimos cargar esta página. Quizás no tienes conexión o hay una nueva versión.',
    failed: 'Algo salió mal en esta página. Vuelve a cargarla para continuar.',
    toStart: 'Ir a tu página de inicio',
    reload: 'Volver a cargar la página',
  },
};
