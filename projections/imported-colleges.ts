import { projection } from '../src/kernel/projection';
import type { CollegeEvents } from '../src/modules/colleges/colleges.events';

export interface ImportedCollege {
  readonly importId: string;
  readonly ceebCode: string;
}

/** Which import added or changed which college. */
export const importedColleges = projection<
  ImportedCollege,
  Pick<CollegeEvents, 'CollegeAdded' | 'CollegeEdited'>
>({
  name: 'imported-colleges',
  version: 1,
  indexes: [{ importId: 1 }],
  key: ({ data: { importId, ceebCode } }) => (importId === null ? [] : `${importId}.${ceebCode}`),
  empty: () => ({ importId: '', ceebCode: '' }),
  on: {
    CollegeAdded: (_, { data: { importId, ceebCode } }) => ({ importId: importId!, ceebCode }),
    CollegeEdited: (_, { data: { importId, ceebCode } }) => ({ importId: importId!, ceebCode }),
  },
});
