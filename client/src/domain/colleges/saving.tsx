import { createContext, use } from 'react';
import { collegeMessages } from 'contract/colleges';
import type { SavedCollegeResource, SavedStatus } from 'contract/saved-colleges';
import { errorMessage } from '../../shared/api/errors';
import { toast } from '../../shared/ui/toast';
import { reportDone } from '../../shared/ui/undo';
import { type CollegeRef, SavedApi } from './saved.api';

export interface Saving {
  readonly save: (college: CollegeRef, status: SavedStatus) => Promise<void>;
  readonly remove: (record: SavedCollegeResource) => Promise<void>;
}

interface Listener {
  /** Called before the change shows; null means that the college is no longer saved. */
  readonly onChange?: (ceeb: string, status: SavedStatus | null) => void;
  readonly onMove?: (status: SavedStatus) => void;
}

export function useSaving({ onChange, onMove }: Listener = {}): Saving {
  const { data: saved = [] } = SavedApi.useSavedCollegesQuery();
  const [saveCollege] = SavedApi.useSaveCollegeMutation();
  const [removeCollege] = SavedApi.useRemoveSavedCollegeMutation();

  const put = async ({ ceeb, state }: CollegeRef, status: SavedStatus, before?: SavedStatus) => {
    onChange?.(ceeb, status);
    if (before) onMove?.(status);
    try {
      const saving = saveCollege({ ceeb, state, status });
      await saving.unwrap();
      const back = () => {
        onChange?.(ceeb, before ?? null);
        if (before) onMove?.(before);
      };
      reportDone(saving, collegeMessages.added, { then: back });
    } catch (error) {
      onChange?.(ceeb, before ?? null);
      if (before) onMove?.(before);
      toast.warning(errorMessage(error));
    }
  };
  const save: Saving['save'] = (college, status) => {
    const before = saved.find(({ attributes }) => attributes.ceeb_code === college.ceeb);
    return put(college, status, before?.attributes.status);
  };
  const remove: Saving['remove'] = async ({ id, attributes }) => {
    const { ceeb_code: ceeb, status } = attributes;
    onChange?.(ceeb, null);
    try {
      const removing = removeCollege(id);
      await removing.unwrap();
      reportDone(removing, collegeMessages.removed, { then: () => onChange?.(ceeb, status) });
    } catch {
      onChange?.(ceeb, status);
      toast.error(collegeMessages.removeFailed);
    }
  };
  return { save, remove };
}

const SavingContext = createContext<Saving | null>(null);

export const SavingProvider = SavingContext.Provider;

export function useSavingHere(): Saving {
  const saving = use(SavingContext);
  if (!saving) throw new Error('Only what is in a SavingProvider saves colleges');
  return saving;
}
