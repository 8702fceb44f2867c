import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'calendar-not-found': 'No se encontró el calendario.',

  dueDatesAndDeadlines: 'Entregas y fechas límite',
  eaDeadline: ({ college }) => `${college}: fecha límite de acción temprana`,
  ed1Deadline: ({ college }) => `${college}: fecha límite de decisión temprana I`,
  ed2Deadline: ({ college }) => `${college}: fecha límite de decisión temprana II`,
  regDeadline: ({ college }) => `${college}: fecha límite de decisión regular`,
  erased: '[borrado]',
  session: ({ name }) => `Sesión con ${name}`,
  taskForCollege: ({ task, college }) => `${task} (${college})`,
};
