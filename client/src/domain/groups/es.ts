import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import type { t as english } from './en';

const students = (count: number) => counted(count, 'estudiante');

export const t: Translated<typeof english> = {
  title: 'Grupos',
  what: 'los grupos',
  none: 'Puedes reunir a tus estudiantes en grupos propios, por ejemplo deportistas o solicitudes tempranas.',
  nobody: 'Ninguno',
  of: (name) => `Grupos de ${name}`,
  ofSeveral: (count) => `Grupos de ${students(count)}`,
  change: (name) => `Cambiar los grupos de ${name}`,
  some: (count, all) => `${formatNumber(count)} de ${formatNumber(all)}`,
  save: 'Guardar',
  changed: (count) => `Cambiaron los grupos de ${students(count)}.`,
  skipped: (count) => `Sin cambios para ${students(count)}: ya no tienes acceso.`,
  create: 'Grupo nuevo',
  manage: 'Administrar grupos',
  name: 'Nombre',
  share: 'Compartir con el personal de mi escuela',
  shares:
    'Los consejeros y administradores de cuenta de tu escuela verán el grupo y podrán agregar y quitar estudiantes.',
  isShared:
    'Los consejeros y administradores de cuenta de tu escuela ven el grupo y pueden agregar y quitar estudiantes.',
  unshares:
    'Tus colegas ya no verán el grupo, y los filtros que guardaron con él no encontrarán a nadie en él.',
  created: (name) => `Se creó “${name}”.`,
  createdWith: (name, count) => `Se creó “${name}” con ${students(count)}.`,
  edit: 'Editar grupo',
  editOf: (name) => `Editar “${name}”`,
  edited: (name) => `Se guardó “${name}”.`,
  delete: 'Eliminar grupo',
  deleteOf: (name) => `Eliminar “${name}”`,
  deleteQuestion: (name) => `¿Eliminar “${name}”?`,
  deleteText: (count, isShared) =>
    [
      count === 0
        ? 'Ninguno de tus estudiantes está en este grupo.'
        : `${students(count)} ${count === 1 ? 'está' : 'están'} en este grupo. No cambia nada más de sus datos.`,
      isShared && 'Tus colegas tampoco lo verán.',
    ]
      .filter(Boolean)
      .join(' '),
  deleted: (name) => `Se eliminó “${name}”.`,
  students,
  shared: 'Compartido con tu escuela',
  byColleague: 'Compartido por un colega',
  filter: {
    label: 'Grupos',
    chosen: (count) => (count === 0 ? 'Grupos' : `Grupos (${formatNumber(count)})`),
    help: 'Estudiantes en alguno de estos grupos',
    gone: 'Un grupo que ya no puedes ver',
    clear: 'Borrar',
  },
};
