import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Quién vio mi expediente',
  back: 'Perfil',
  loading: 'quién vio tu expediente',
  about:
    'Cada vez que alguien del personal o de tu familia abre tu expediente, lo mostramos aquí, una vez por persona, sección y día. Solo tú puedes ver esto.',
  none: 'Nadie ha visto tu expediente todavía.',
  pages: 'Páginas de vistas de tu expediente',
  former: {
    staff: 'Alguien que ya no es parte del personal',
    parent: 'Alguien de la familia que ya no sigue tu plan',
  },
  what: {
    snapshot: 'Vio tu resumen',
    'record-file': 'Descargó tu expediente en PDF',
    history: 'Vio el historial de tu expediente',
    conversations: 'Vio tus conversaciones',
    plan: 'Vio tu plan: tareas, universidades y fechas',
    export: 'Exportó tu expediente completo para tu familia',
  },
};
