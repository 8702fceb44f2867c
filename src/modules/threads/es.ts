import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'not-the-author': 'Solo quien empezó este hilo puede cambiarlo.',
  'thread-not-found': 'No se encontró el hilo.',
};
