import type { Translated } from 'contract/translated';
import type { t as english } from './en';

const SCHOOL_TYPES = {
  Public: 'Pública',
  Private: 'Privada',
  Charter: 'Chárter',
  Homeschool: 'Educación en casa',
  Other: 'Otra',
};
const HONOR_TYPES = { National: 'Nacional', International: 'Internacional', School: 'Escolar' };
const GRADES = { '9th': '9.º', '10th': '10.º', '11th': '11.º', '12th': '12.º', Other: 'Otro' };

export const t: Translated<typeof english> = {
  caption: 'Qué cambió',
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  none: 'Nada',
  yes: 'Sí',
  no: 'No',
  empty: 'Vacío',
  values: {
    grade: GRADES,
    gradeYear: GRADES,
    highSchoolType: SCHOOL_TYPES,
    pronoun: { Other: 'Otro', 'They/them': 'Elle', 'She/her': 'Ella', 'He/him': 'Él' },
    status: {
      review: 'En revisión',
      published: 'Publicada',
      interested: 'De interés',
      applying: 'En proceso',
      applied: 'Solicitada',
    },
    type: { ...SCHOOL_TYPES, ...HONOR_TYPES },
  },
};
