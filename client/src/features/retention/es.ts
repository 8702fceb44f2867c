import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import { formatShortDate } from '../../shared/lib/time';
import type { t as english } from './en';

const period = (days: number) => (days < 365 ? counted(days, 'día') : counted(Math.round(days / 365), 'año'));

export const t: Translated<typeof english> = {
  title: 'Estudiantes que se fueron',
  back: { school: 'Cuenta', entities: 'Gestionar instituciones' },
  what: 'estudiantes que se fueron',
  message: 'No se pudo obtener la lista de estudiantes que se fueron',
  intro:
    'Cuando un estudiante deja su última escuela, guardamos su expediente durante el plazo que se elige aquí, desde el último día en que estuvo inscrito o activo. Treinta días antes del final, avisamos por correo al estudiante y a los administradores de la cuenta de la escuela. Después eliminamos la cuenta.',
  erased:
    'Eliminamos todo: perfil y expediente, exámenes, tareas y universidades, mensajes, sesiones, acceso y correos, junto con las claves de cifrado. No se puede recuperar. Quienes inician sesión o vuelven a una escuela antes conservan su cuenta.',
  choose: 'Escuela',
  noSchool: 'Todavía no perteneces a ninguna institución. Un administrador puede agregarte a la tuya.',
  setting: {
    label: 'Guardar los expedientes de quienes se fueron por',
    period,
    never: 'Siempre',
    asPlatform: (days) => `Valor de la plataforma (${days === null ? 'siempre' : period(days)})`,
    trying: 'Vista previa; aún no se ha guardado.',
    save: 'Guardar plazo…',
    leave: 'Descartar cambio',
    title: (days) => `¿Guardar los expedientes de quienes se fueron por ${period(days)}?`,
    titleNever: '¿Guardar para siempre los expedientes de quienes se fueron?',
    figure: (state, count) => `${state}: ${counted(count, 'estudiante')}`,
    first: (date) =>
      `Avisaremos por correo a los primeros estudiantes en menos de un día y eliminaremos sus cuentas el ${formatShortDate(date)}, a menos que inicien sesión o vuelvan. Después no se pueden recuperar los expedientes.`,
    nobody:
      'Por ahora no se elimina ninguna cuenta. Quienes se vayan después recibirán un correo treinta días antes.',
    calledOff:
      'Si ahora un expediente se guarda por más tiempo, su eliminación anunciada se cancela en menos de un día.',
    confirm: 'Guardar plazo',
    done: 'Guardado.',
  },
  filter: 'Mostrar',
  all: 'Todos',
  states: {
    over: 'Plazo terminado',
    'within-30': 'En 30 días',
    'within-90': 'En 90 días',
    later: 'Más adelante',
    kept: 'Se guarda siempre',
    held: 'Suspendido',
  },
  none: 'Aún no hay estudiantes que se hayan ido.',
  noneOfThem: 'No hay estudiantes aquí.',
  first: (listed, all) =>
    `Se muestran los primeros ${formatNumber(listed)} de ${formatNumber(all)}, del más próximo al más lejano.`,
  columns: {
    name: 'Nombre',
    eraseOn: 'Se elimina el',
    school: 'Última escuela',
    since: 'Salida o última actividad',
    overOn: 'Fin del plazo',
    state: 'Estado',
  },
  notified: 'Con aviso por correo',
  noDate: 'Sin fecha',
  heldBecause: (reason) => `Borrado suspendido: ${reason}`,
  menu: (name) => `Acciones de ${name}`,
  hold: {
    text: 'Suspender…',
    title: (name) => `¿Conservar el expediente de ${name}?`,
    what: 'Mientras esté suspendido, no se elimina nada, sin importar el plazo. El motivo queda en la auditoría.',
    reason: 'Motivo',
    submit: 'Suspender eliminación',
    done: (name) => `El expediente de ${name} está suspendido.`,
  },
  end: {
    text: 'Reanudar…',
    title: (name) => `¿Reanudar el plazo del expediente de ${name}?`,
    what: 'Volverá a aplicarse el plazo normal. Avisaremos por correo al estudiante treinta días antes de eliminar algo.',
    submit: 'Reanudar',
    done: (name) => `El plazo del expediente de ${name} cuenta otra vez.`,
  },
};
