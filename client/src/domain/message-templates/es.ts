import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  label: 'Plantillas',
  none: 'Escribe un texto que uses a menudo y guárdalo aquí con un nombre.',
  failed: 'No pudimos cargar tus plantillas.',
  again: 'Intentar de nuevo',
  save: 'Guardar este texto como plantilla',
  title: 'Guardar como plantilla',
  name: 'Nombre',
  text: 'Texto',
  edit: (name) => `Editar “${name}”`,
  delete: (name) => `Eliminar “${name}”`,
  done: (name) => `“${name}” guardada.`,
  deleted: (name) => `“${name}” eliminada.`,
};
