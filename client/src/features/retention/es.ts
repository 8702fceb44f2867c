import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import { formatShortDate } from '../../shared/lib/time';
import type { t as english } from './en';

const period = (days: number) => (days < 365 ? counted(days, 'día') : counted(Math.round(days / 365), 'año'));

export const t: Translated<typeof english> = {
  title: 'Estudiantes que se fueron',
  back: { school: 'Mi escuela', entities: 'Gestionar instituciones' },
  what: 'estudiantes que se fueron',
  message: 'No se pudo obtener la lista de estudiantes que se fueron',
  intro:
    'Cuando alguien deja su última escuela, su expediente se guarda durante el plazo que se elige aquí, desde el último día en que estuvo en la escuela o usó la cuenta. Treinta días antes de que termine, avisamos por correo a la persona y a los administradores de la cuenta de la escuela. Después se borra la cuenta.',
  erased:
    'Se borra todo: perfil y expediente, exámenes, tareas y universidades, mensajes, sesiones, acceso y correos, junto con las claves que permiten leerlos. Nadie puede recuperarlo. Quien inicia sesión antes, o vuelve a una escuela, conserva la cuenta.',
  choose: 'Escuela',
  noSchool: 'Todavía no perteneces a ninguna institución. Un administrador puede agregarte a la tuya.',
  setting: {
    label: 'Guardar los expedientes de quienes se fueron durante',
    period,
    never: 'Sin límite',
    asPlatform: (days) => `Como en la plataforma (${days === null ? 'sin límite' : period(days)})`,
    trying: 'Así quedaría. Todavía no se ha guardado nada.',
    save: 'Guardar…',
    leave: 'Dejar como está',
    title: (days) => `¿Guardar los expedientes de quienes se fueron durante ${period(days)}?`,
    titleNever: '¿Guardar sin límite los expedientes de quienes se fueron?',
    figure: (state, count) => `${state}: ${counted(count, 'estudiante')}`,
    first: (date) =>
      `A los primeros les avisamos por correo en menos de un día y su cuenta se borra el ${formatShortDate(date)}, a menos que inicien sesión o vuelvan. Después nadie puede recuperar un expediente.`,
    nobody: 'Por ahora no se borra a nadie. A quien se vaya después le avisamos treinta días antes.',
    calledOff:
      'Si ahora un expediente se guarda por más tiempo, el borrado anunciado se cancela en menos de un día.',
    confirm: 'Guardar',
    done: 'Guardado.',
  },
  filter: 'A quién mostrar',
  all: 'Todos',
  states: {
    over: 'Plazo terminado',
    'within-30': 'En 30 días',
    'within-90': 'En 90 días',
    later: 'Más adelante',
    kept: 'Sin límite',
    held: 'Suspendido',
  },
  none: 'Todavía no se ha ido nadie.',
  noneOfThem: 'Aquí no hay nadie.',
  first: (listed, all) =>
    `Se muestran ${formatNumber(listed)} de ${formatNumber(all)}; primero, a quienes les toca antes.`,
  columns: {
    name: 'Nombre',
    eraseOn: 'Se borra el',
    school: 'Última escuela',
    since: 'Salida o última actividad',
    overOn: 'Fin del plazo',
    state: 'Estado',
  },
  told: 'Con aviso por correo',
  noDate: 'Sin fecha',
  heldBecause: (reason) => `Borrado suspendido: ${reason}`,
  menu: (name) => `Qué hacer con ${name}`,
  hold: {
    text: 'Suspender…',
    title: (name) => `¿Conservar el expediente de ${name}?`,
    what: 'Mientras el borrado esté suspendido no se borra nada, sin importar el plazo. El motivo queda en la auditoría.',
    reason: 'Motivo',
    submit: 'Suspender',
    done: (name) => `El expediente de ${name} se conserva.`,
  },
  end: {
    text: 'Reanudar…',
    title: (name) => `¿Reanudar el plazo del expediente de ${name}?`,
    what: 'Desde entonces vuelve a contar el plazo elegido. La persona recibe un aviso treinta días antes de que se borre algo.',
    submit: 'Reanudar',
    done: (name) => `El plazo del expediente de ${name} cuenta otra vez.`,
  },
};
