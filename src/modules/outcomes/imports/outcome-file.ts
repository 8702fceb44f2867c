import { APPLICATION_PLANS, type ApplicationPlan } from '../../../../contract/applications';
import {
  MAX_GPA,
  OUTCOME_COLUMNS,
  OUTCOME_DECISIONS,
  OUTCOME_IMPORT_MAX_BYTES,
  OUTCOME_REQUIRED,
  type OutcomeColumn,
  type OutcomeDecision,
  type OutcomeScores,
} from '../../../../contract/outcomes';
import { Rejected } from '../../../kernel/errors';
import type { LocalizedMessage } from '../../../kernel/sentences';
import {
  columnsIn,
  readCsv,
  type Columns,
  type CsvFile,
  type CsvSource,
} from '../../../platform/imports/csv-file';
import { t } from '../messages';

export interface OutcomeRow extends OutcomeScores {
  readonly line: number;
  /** The code in the file, in upper case. */
  readonly college: string;
  readonly classYear: number;
  readonly plan: ApplicationPlan | null;
  readonly decision: OutcomeDecision;
}

const columns = Object.fromEntries(
  OUTCOME_COLUMNS.map((name) => [name, [name]]),
) as unknown as Columns<OutcomeColumn>;

const OLDEST_CLASS = 2000;
const SAT = { min: 400, max: 1600 };
const ACT = { min: 1, max: 36 };

/** Reads past results. `lastClass` is the year of the last class that has left school. */
export const readOutcomeFile = (source: CsvSource, lastClass: number): Promise<CsvFile<OutcomeRow>> =>
  readCsv(source, {
    maxBytes: OUTCOME_IMPORT_MAX_BYTES,
    noRows: t('no-outcomes'),
    rowsBy: (header) => {
      const lowerCase = header.map((name) => name.toLowerCase());
      const cellsOf = columnsIn(lowerCase, columns, OUTCOME_REQUIRED);
      return (cells, line) => {
        const cell = cellsOf(cells);
        const classes = { min: OLDEST_CLASS, max: lastClass };
        const year = numberIn(cell('class'), { ...classes, step: 1 }, t('row-refused.class', classes));
        if (year === null) throw new Rejected('invalid', t('row-refused.class', classes));
        return {
          line,
          college: cell('college').toUpperCase(),
          classYear: year,
          plan: cell('plan') === '' ? null : oneOf(APPLICATION_PLANS, cell('plan'), t('row-refused.plan')),
          decision: oneOf(OUTCOME_DECISIONS, cell('decision'), t('row-refused.decision')),
          gpa: numberIn(cell('gpa'), { min: 0, max: MAX_GPA }, t('row-refused.gpa', { max: MAX_GPA })),
          sat: numberIn(cell('sat'), { ...SAT, step: 10 }, t('row-refused.sat', SAT)),
          act: numberIn(cell('act'), { ...ACT, step: 1 }, t('row-refused.act', ACT)),
        };
      };
    },
  });

function oneOf<Value extends string>(
  values: readonly Value[],
  cell: string,
  refusal: LocalizedMessage,
): Value {
  const found = values.find((value) => value === cell.toLowerCase());
  if (found === undefined) throw new Rejected('invalid', refusal);
  return found;
}

function numberIn(
  cell: string,
  { min, max, step }: { min: number; max: number; step?: number },
  refusal: LocalizedMessage,
): number | null {
  if (cell === '') return null;
  const value = Number(cell);
  if (value >= min && value <= max && (step === undefined || value % step === 0)) return value;
  throw new Rejected('invalid', refusal);
}
