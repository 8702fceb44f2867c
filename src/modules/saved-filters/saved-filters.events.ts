import { events, IN_RESPONSE } from '../../kernel/event';
import { ID, PERSON, sealedText } from '../../kernel/personal';

export interface SavedFilter {
  readonly filterId: string;
  readonly userId: string;
  readonly name: string;
  readonly search: string;
}

export type SavedFilterEvents = {
  FilterSaved: SavedFilter;
  FilterRenamed: { filterId: string; userId: string; name: { from: string; to: string } };
  FilterDeleted: SavedFilter;
  FilterRestored: SavedFilter;
};

const ref = { filterId: ID, userId: PERSON };
const whole = { fields: { ...ref, name: sealedText('userId'), search: sealedText('userId') } };

const sampleRef = { filterId: 'f1', userId: 'u1' };
const sampleSearch = 'q=&filter=behind&sort=-overdue&hidden=grade';

export const savedFilterEvents = events<SavedFilterEvents>({
  FilterSaved: {
    ...whole,
    sample: { ...sampleRef, name: 'Seniors behind', search: sampleSearch },
    notPushed: IN_RESPONSE,
  },
  FilterRenamed: {
    fields: { ...ref, name: sealedText('userId') },
    sample: { ...sampleRef, name: { from: 'Seniors behind', to: 'Seniors' } },
    notPushed: IN_RESPONSE,
  },
  FilterDeleted: {
    ...whole,
    sample: { ...sampleRef, name: 'Seniors', search: sampleSearch },
    notPushed: IN_RESPONSE,
  },
  FilterRestored: {
    ...whole,
    sample: { ...sampleRef, name: 'Seniors', search: sampleSearch },
    notPushed: IN_RESPONSE,
  },
});
