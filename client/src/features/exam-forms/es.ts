import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  titles: { forms: 'Modelos de examen', form: 'Modelo de examen', imports: 'Importar modelos de examen' },
  group: 'Exámenes',
  name: (type, code) => `${type} ${code}`,
  list: { what: 'Modelos de examen', search: 'Buscar por código' },
  count: (forms) => counted(forms, 'modelo'),
  none: 'Todavía no hay modelos de examen. Importa un archivo de claves.',
  noMatch: 'Ningún modelo coincide. Elige otro examen u otro tipo, o busca otro código.',
  import: 'Importar',
  code: 'Código',
  type: 'Examen',
  kind: 'Tipo',
  revision: 'Revisión',
  scores: 'Puntajes',
  entries: 'Ingresados',
  real: 'Real',
  scaled: 'Escalados',
  rawOnly: 'Solo brutos',
  unknown: '–',
  number: (value) => formatNumber(value),
  types: { label: 'Examen', all: 'Todos los exámenes' },
  kinds: {
    label: 'Tipo',
    all: 'De muestra y reales',
    sample: 'Modelos de muestra',
    real: 'Modelos reales',
  },
  downloads: {
    text: 'Descargar',
    label: (name) => `Descargar ${name}`,
    key: 'Clave y habilidades (CSV)',
    scale: 'Escala (CSV)',
  },
};
