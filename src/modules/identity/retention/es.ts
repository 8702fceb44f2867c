import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

const format = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (date: string) => format.format(new Date(`${date}T00:00:00Z`));

const whose = (count: number) =>
  count === 1
    ? 'un estudiante que ya no está en la escuela'
    : `${count} estudiantes que ya no están en la escuela`;

export const es: Translated<typeof en> = {
  studentSubject: ({ productName, date }) => `Tu cuenta de ${productName} se eliminará el ${day(date)}`,
  studentText: ({ firstName, productName, school, date, address }) =>
    [
      `Hola, ${firstName}:`,
      `Dejaste ${school}, que guarda en ${productName} los datos de quienes ya no estudian ahí por un tiempo limitado. El ${day(date)} eliminaremos tu cuenta y todo lo que contiene: tu expediente, exámenes, tareas, universidades y mensajes. Después no se podrá recuperar.`,
      'Para conservar tu cuenta, inicia sesión antes de ese día. Ahí también puedes descargar tu expediente.',
      `Iniciar sesión: ${address}`,
      'Si ya no la necesitas, no tienes que hacer nada.',
    ].join('\n\n'),

  schoolSubject: ({ school, count }) =>
    count === 1
      ? `${school}: se borrará el expediente de ${whose(count)}`
      : `${school}: se borrarán los expedientes de ${whose(count)}`,
  schoolText: ({ firstName, school, count, address, productName }) =>
    [
      `Hola, ${firstName}:`,
      `El plazo durante el cual ${productName} guarda los expedientes de ${whose(count)} de ${school} está por terminar. Hoy les avisamos por correo. Mira quiénes son y cuándo se eliminarán sus expedientes, y suspende la eliminación de los que debas conservar.`,
      `Ver quiénes son: ${address}`,
    ].join('\n\n'),
};
