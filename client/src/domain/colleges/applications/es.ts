import { decisionNames, planNames } from 'contract/es/applications';
import type { Translated } from 'contract/translated';
import { counted } from '../../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  plans: planNames,
  decisions: decisionNames,
  finalChoice: 'Elección final',
  submitted: (date) => `Enviada, ${date}`,
  noDeadline: 'Aún sin fecha límite',
  steps: {
    plan: 'un plan',
    deadline: 'la fecha límite',
    filedWith: 'por dónde se envía',
    tasks: (open) => counted(open, 'tarea', 'tareas'),
    letters: (open) => counted(open, 'carta', 'cartas'),
    submission: 'el envío',
    requests: (documents) => `pedir: ${documents.join(', ')}`,
    documents: (documents) => documents.join(', '),
    completion: 'confirmar que está completa',
    decision: 'la decisión',
    choice: 'la elección final',
  },
};
