import { projection } from '../../src/kernel/projection';
import type { CollegeEvents } from '../../src/modules/colleges/colleges.events';

export interface ImportedCollege {
  readonly importId: string;
  readonly ceebCode: string;
  /** False if the college was changed instead. */
  readonly added: boolean;
  readonly takenBack: boolean;
}

export const importedColleges = projection<
  ImportedCollege,
  Pick<CollegeEvents, 'CollegeAdded' | 'CollegeEdited' | 'CollegeDeleted'>
>({
  name: 'imported-colleges',
  contains: 'which import added or changed which college',
  version: 1,
  indexes: [{ importId: 1 }],
  key: ({ data: { importId, ceebCode } }) => (importId === null ? [] : `${importId}.${ceebCode}`),
  empty: (key) => {
    const [importId = '', ceebCode = ''] = key.split('.');
    return { importId, ceebCode, added: false, takenBack: false };
  },
  erasure: {},
  on: {
    CollegeAdded: (college) => ({ ...college, added: true }),
    CollegeEdited: (college, { data: { undo } }) => ({ ...college, takenBack: undo }),
    CollegeDeleted: (college) => ({ ...college, takenBack: true }),
  },
});
