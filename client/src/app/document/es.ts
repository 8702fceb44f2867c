import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  description: 'Orientación universitaria para estudiantes, consejeros y administradores escolares',
  noScript: 'Este sitio necesita JavaScript. Actívalo y vuelve a cargar la página.',
  close: 'Cerrar',
};
