import type {
  surveyFigures as englishFigures,
  surveyMessages as englishMessages,
  surveyQuestions as englishQuestions,
} from '../en/survey';
import type { Translated } from '../translated';

export const surveyQuestions: Translated<typeof englishQuestions> = {
  1: 'A menos de 200 millas de tu casa',
  2: 'A más de 500 millas de tu casa',
  3: 'En tu estado',
  4: 'En el Noreste',
  5: 'En el Medio Oeste',
  6: 'En el Sur',
  7: 'En el Oeste',
  8: 'Ciudad grande',
  9: 'Ciudad pequeña o mediana',
  10: 'Suburbio',
  11: 'Pueblo',
  12: 'En el campo',
  13: 'Muchos estudiantes estudian negocios',
  14: 'Muchos estudiantes estudian ingeniería, computación o tecnología',
  15: 'Muchos estudiantes estudian profesiones de la salud',
  16: 'Buenos ingresos de los graduados, diez años después de empezar',
  17: 'Pocos estudiantes por docente',
  18: 'Una alta tasa de graduación',
  19: 'Docentes en su mayoría de tiempo completo',
  20: 'Muchos estudiantes estudian ciencias naturales o matemáticas',
  21: 'Muchos estudiantes estudian humanidades o ciencias sociales',
  22: 'Muchos estudiantes estudian artes visuales o escénicas',
  23: 'Un campus grande, de más de unos 10,000 estudiantes',
  24: 'Un campus pequeño, de menos de unos 4,000 estudiantes',
  25: 'Una universidad pública',
  26: 'Económica para tu familia después de becas y ayudas',
  27: 'Graduados con poca deuda',
  28: 'Compite en la División I de la NCAA',
  29: 'Compite en la División II o III de la NCAA, o en la NAIA',
  30: 'Estudiantes de orígenes diversos',
  31: 'Muchos estudiantes internacionales',
  32: 'Una universidad históricamente negra (HBCU)',
  33: 'Una universidad para mujeres',
};

const inUsd = (dollars: number) => `$${Math.round(dollars).toLocaleString('es-US')}`;
const inPercent = (share: number) => `${Math.round(share * 100)}%`;

const regions = {
  Northeast: 'el Noreste',
  Midwest: 'el Medio Oeste',
  South: 'el Sur',
  West: 'el Oeste',
} as const;

const settings: Readonly<Record<string, string>> = {
  'large city': 'Ciudad grande',
  'midsize city': 'Ciudad mediana',
  'small city': 'Ciudad pequeña',
  'large suburb': 'Suburbio grande',
  'midsize suburb': 'Suburbio mediano',
  'small suburb': 'Suburbio pequeño',
  'fringe town': 'Pueblo cercano a una ciudad',
  'distant town': 'Pueblo apartado',
  'remote town': 'Pueblo remoto',
  'fringe rural area': 'Zona rural cercana a una ciudad',
  'distant rural area': 'Zona rural apartada',
  'remote rural area': 'Zona rural remota',
};

export const surveyFigures: Translated<typeof englishFigures> = {
  distance: ({ miles }) => `A ${Math.round(miles).toLocaleString('es-US')} millas de casa`,
  state: ({ state }) => `En ${state}`,
  region: ({ region }) => `En ${regions[region]}`,
  setting: ({ setting }) => settings[setting] ?? `Entorno: ${setting}`,
  degrees: ({ share }) => `El ${inPercent(share)} de los títulos`,
  earnings: ({ dollars }) => `Ingresos medianos de ${inUsd(dollars)} diez años después de empezar`,
  ratio: ({ students }) => `${students} estudiantes por docente`,
  graduation: ({ share }) => `El ${inPercent(share)} se gradúa en seis años o menos`,
  fullTime: ({ share }) => `El ${inPercent(share)} de los docentes es de tiempo completo`,
  enrollment: ({ students }) => `${students.toLocaleString('es-US')} estudiantes de pregrado`,
  public: 'Pública',
  private: 'Privada',
  netPrice: ({ dollars }) => `Precio neto promedio de ${inUsd(dollars)} al año`,
  debt: ({ dollars }) => `Deuda mediana de ${inUsd(dollars)}`,
  division: ({ division }) => division,
  diversity: ({ share }) => `Índice de diversidad: ${inPercent(share)}`,
  international: ({ share }) => `${inPercent(share)} de estudiantes internacionales`,
  yes: 'Sí',
  no: 'No',
};

export const surveyMessages: Translated<typeof englishMessages> = {
  noState: 'Ingresa el estado donde vives actualmente',
  newResults: 'Hay resultados nuevos',
};
