import type { Translated } from '../../../contract/translated';
import { messagesOf, type LocalizedMessage } from '../../kernel/sentences';

const en = {
  'nothing-to-undo': 'There is nothing to undo.',
  'cannot-be-undone': 'This can’t be undone.',
  'undo-too-late': ({ minutes }: { minutes: number }) =>
    `This was done more than ${minutes} minutes ago and can no longer be undone.`,
  'still-under-way': 'This is still in progress. You can undo it when it’s done.',
  'changed-since': 'This was changed since, so nothing was undone.',
  'not-undone': ({ reason }: { reason: LocalizedMessage }) => `Nothing was undone. ${reason.in('en')}`,
  'partly-undone':
    'Only part of this was undone, because it changed in the meantime. Check the current state.',
};

const es: Translated<typeof en> = {
  'nothing-to-undo': 'No hay nada que deshacer.',
  'cannot-be-undone': 'Esto no se puede deshacer.',
  'undo-too-late': ({ minutes }) => `Esto se hizo hace más de ${minutes} minutos y ya no se puede deshacer.`,
  'still-under-way': 'Esto todavía está en curso. Podrás deshacerlo cuando termine.',
  'changed-since': 'Ha cambiado desde entonces, así que no se deshizo nada.',
  'not-undone': ({ reason }) => `No se deshizo nada. ${reason.in('es')}`,
  'partly-undone': 'Solo se deshizo una parte, porque cambió mientras tanto. Revisa el estado actual.',
};

export const t = messagesOf({ en, es });
