import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Quién vio mi expediente',
  back: 'Perfil',
  loading: 'quién vio tu expediente',
  about:
    'Cada vez que alguien del personal o de tu familia abre tu expediente, aparece aquí una vez al día por persona y por parte. Solo tú puedes leer esta lista.',
  none: 'Nadie ha visto tu expediente todavía.',
  pages: 'Páginas de quién vio tu expediente',
  former: {
    staff: 'Alguien que ya no es parte del personal',
    parent: 'Alguien de la familia que ya no sigue tu plan',
  },
  what: {
    snapshot: 'Abrió tu resumen',
    'record-file': 'Descargó tu expediente en PDF',
    history: 'Leyó el historial de tu expediente',
    conversations: 'Vio tus conversaciones',
    plan: 'Siguió tu plan: tareas, universidades y fechas',
    export: 'Exportó tu expediente completo para tu familia',
  },
};
