import type { Translated } from 'contract/translated';
import { formatNumber } from '../lib/format';
import type { crud as english, Noun, selection as englishSelection } from './en';

interface SpanishNoun extends Noun {
  readonly gender: 'f' | 'm';
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

export const crud = (noun: SpanishNoun): Translated<ReturnType<typeof english>> => {
  const { one, many, gender } = noun;
  const ending = gender === 'f' ? 'a' : 'o';
  return {
    list: { what: many, pages: `Páginas de ${many}` },
    create: { title: `Agregar ${one}`, submit: `Agregar ${one}`, done: `${capital(one)} agregad${ending}.` },
    edit: {
      tip: 'Editar',
      label: (name) => `Editar ${name}`,
      title: () => `Editar ${one}`,
      submit: 'Guardar',
      done: `${capital(one)} guardad${ending}.`,
    },
    remove: {
      tip: 'Eliminar',
      label: (name) => `Eliminar ${name}`,
      title: () => `¿Eliminar ${one}?`,
      consequence: (name) => `Se quitará “${name}”.`,
      confirm: `Eliminar ${one}`,
      done: () => `${capital(one)} eliminad${ending}.`,
    },
  };
};

export const selection: Translated<typeof englishSelection> = {
  count: (rows) => `Selección: ${formatNumber(rows)}`,
  all: (rows) => `Seleccionar todo (${formatNumber(rows)})`,
  clear: 'Quitar la selección',
};
