import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

interface OfCollege {
  college: string;
}

const en = {
  'calendar-not-found': 'Calendar not found.',

  applicationDeadline: ({ college }: OfCollege) => `${college}: application deadline`,
  dueDatesAndDeadlines: 'Due dates and deadlines',
  eaDeadline: ({ college }: OfCollege) => `${college}: early action deadline`,
  ed1Deadline: ({ college }: OfCollege) => `${college}: early decision I deadline`,
  ed2Deadline: ({ college }: OfCollege) => `${college}: early decision II deadline`,
  regDeadline: ({ college }: OfCollege) => `${college}: regular decision deadline`,
  erased: '[erased]',
  session: ({ name }: { name: string }) => `Session with ${name}`,
  taskForCollege: ({ task, college }: OfCollege & { task: string }) => `${task} (${college})`,
};

const es: Translated<typeof en> = {
  'calendar-not-found': 'No se encontró el calendario.',

  applicationDeadline: ({ college }) => `${college}: fecha límite de la solicitud`,
  dueDatesAndDeadlines: 'Entregas y fechas límite',
  eaDeadline: ({ college }) => `${college}: fecha límite de acción temprana`,
  ed1Deadline: ({ college }) => `${college}: fecha límite de decisión temprana I`,
  ed2Deadline: ({ college }) => `${college}: fecha límite de decisión temprana II`,
  regDeadline: ({ college }) => `${college}: fecha límite de decisión regular`,
  erased: '[borrado]',
  session: ({ name }) => `Sesión con ${name}`,
  taskForCollege: ({ task, college }) => `${task} (${college})`,
};

export const catalogues = { en, es };

export type Words = typeof en;

export const t = messagesOf(catalogues);
