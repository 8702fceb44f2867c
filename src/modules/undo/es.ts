import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'nothing-to-undo': 'No hay nada que deshacer.',
  'cannot-be-undone': 'Esto no se puede deshacer.',
  'undo-too-late': ({ minutes }) => `Esto se hizo hace más de ${minutes} minutos y ya no se puede deshacer.`,
  'still-under-way': 'Esto todavía está en curso. Podrás deshacerlo cuando termine.',
  'changed-since': 'Ha cambiado desde entonces, así que no se deshizo nada.',
  'not-undone': ({ reason }) => `No se deshizo nada. ${reason.in('es')}`,
  'partly-undone': 'Solo se deshizo una parte, porque cambió mientras tanto. Revisa el estado actual.',
};
