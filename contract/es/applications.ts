import type { Translated } from '../translated';
import type { decisionNames as englishDecisions, planNames as englishPlans } from '../en/applications';

export const planNames: Translated<typeof englishPlans> = {
  ed: 'Decisión temprana',
  ed2: 'Decisión temprana II',
  ea: 'Acción temprana',
  rea: 'Acción temprana restrictiva',
  regular: 'Decisión regular',
  rolling: 'Admisión continua',
};

export const decisionNames: Translated<typeof englishDecisions> = {
  deferred: 'Aplazada',
  waitlisted: 'En lista de espera',
  admitted: 'Admitida',
  denied: 'Rechazada',
  withdrawn: 'Retirada',
};
