import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'template-not-found': 'This template no longer exists.',
  'template-name-taken': 'You already have a template with this name.',
  'templates-full': ({ most }: { most: number }) =>
    `You’ve reached the limit of ${most} templates. Delete one first.`,
};

const es: Translated<typeof en> = {
  'template-not-found': 'Esta plantilla ya no existe.',
  'template-name-taken': 'Ya tienes una plantilla con este nombre.',
  'templates-full': ({ most }) => `Llegaste al límite de ${most} plantillas. Elimina una primero.`,
};

export const t = messagesOf({ en, es });
