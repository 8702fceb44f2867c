import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { counted, formatNumber } from '../../shared/lib/format';

export const t: Translated<typeof english> = {
  choose: 'Elige un estudiante',
  none: 'Ningún estudiante coincide.',
  all: 'Todos',
  everybody: 'Todos los estudiantes, incluidos los nuevos',
  progress: (done: number, all: number) => `${formatNumber(done)}/${formatNumber(all)} hechas`,
  late: (tasks: number) => counted(tasks, 'atrasada'),
  found: 'Estudiantes',
  grades: { '9th': '9.º', '10th': '10.º', '11th': '11.º', '12th': '12.º', Other: 'Otro' },
  pronouns: { Other: 'Otro', 'They/them': 'Elle', 'She/her': 'Ella', 'He/him': 'Él' },
  schoolTypes: {
    Public: 'Pública',
    Private: 'Privada',
    Charter: 'Chárter',
    Homeschool: 'Educación en casa',
    Other: 'Otra',
  },
};
