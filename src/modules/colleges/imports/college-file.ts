import { IMPORT_MAX_BYTES } from '../../../../contract/college-imports';
import { readCsv, type CsvFile, type CsvSource } from '../../../platform/imports/csv-file';
import { collegeOf, columnsOf, type CollegeRow } from './college-columns';
import { t } from '../messages';

export const readCollegeFile = (source: CsvSource): Promise<CsvFile<CollegeRow>> =>
  readCsv(source, {
    maxBytes: IMPORT_MAX_BYTES,
    noRows: t('not-a-college-file.no-colleges'),
    rowsBy: (header) => {
      const cellsOf = columnsOf(header);
      return (cells, line) => collegeOf(cellsOf(cells), line);
    },
  });
