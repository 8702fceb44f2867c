import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

const format = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (date: string) => format.format(new Date(`${date}T00:00:00Z`));

const whose = (count: number) =>
  count === 1
    ? 'un estudiante que ya no está en la escuela'
    : `${count} estudiantes que ya no están en la escuela`;

export const es: Translated<typeof en> = {
  'former-student-not-found': 'Nadie con ese nombre ha dejado la institución.',
  chooseDays: 'Elige uno de los plazos',

  studentSubject: ({ productName, date }) => `Tu cuenta de ${productName} se borrará el ${day(date)}`,
  studentText: ({ firstName, productName, school, date, address }) =>
    [
      `Hola, ${firstName}:`,
      `Dejaste ${school}, que guarda por un tiempo limitado lo que ${productName} sabe de quienes ya no estudian ahí. El ${day(date)} se borrará tu cuenta con todo lo que contiene: tu expediente, exámenes, tareas, universidades y mensajes. Después nadie podrá recuperarla.`,
      'Si quieres conservar tu cuenta, inicia sesión antes de ese día. Ahí también puedes descargar tu expediente:',
      address,
      'Si ya no la necesitas, no tienes que hacer nada.',
    ].join('\n\n'),

  schoolSubject: ({ school, count }) =>
    count === 1
      ? `${school}: se borrará el expediente de ${whose(count)}`
      : `${school}: se borrarán los expedientes de ${whose(count)}`,
  schoolText: ({ firstName, school, count, address, productName }) =>
    [
      `Hola, ${firstName}:`,
      `En ${school} termina el plazo durante el cual ${productName} guarda los datos de ${whose(count)}. Hoy se les avisó por correo. Aquí puedes ver quiénes son y cuándo será, y suspender el borrado de un expediente que deba conservarse:`,
      address,
    ].join('\n\n'),
};
