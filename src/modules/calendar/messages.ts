import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

interface OfCollege {
  college: string;
}

const en = {
  'calendar-not-found': 'Calendar not found.',

  applicationDeadline: ({ college }: OfCollege) => `${college}: application deadline`,
  dueDatesAndDeadlines: 'Due dates and deadlines',
  eaDeadline: ({ college }: OfCollege) => `${college} · EA deadline`,
  ed1Deadline: ({ college }: OfCollege) => `${college} · ED I deadline`,
  ed2Deadline: ({ college }: OfCollege) => `${college} · ED II deadline`,
  regDeadline: ({ college }: OfCollege) => `${college} · Regular deadline`,
  erased: '[erased]',
  session: ({ name }: { name: string }) => `Session with ${name}`,
  taskForCollege: ({ task, college }: OfCollege & { task: string }) => `${task} (${college})`,
};

const es: Translated<typeof en> = {
  'calendar-not-found': 'No se encontró el calendario.',

  applicationDeadline: ({ college }) => `${college}: fecha límite de la solicitud`,
  dueDatesAndDeadlines: 'Entregas y fechas límite',
  eaDeadline: ({ college }) => `${college} · EA: fecha límite`,
  ed1Deadline: ({ college }) => `${college} · ED I: fecha límite`,
  ed2Deadline: ({ college }) => `${college} · ED II: fecha límite`,
  regDeadline: ({ college }) => `${college} · Regular: fecha límite`,
  erased: '[borrado]',
  session: ({ name }) => `Sesión con ${name}`,
  taskForCollege: ({ task, college }) => `${task} (${college})`,
};

export const catalogues = { en, es };

export type Words = typeof en;

export const t = messagesOf(catalogues);
