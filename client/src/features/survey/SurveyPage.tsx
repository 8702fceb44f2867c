import { useState } from 'react';
import { Loading } from '../../shared/list/States';
import { newDraft } from './draft';
import { t } from './en';
import { PrefillApi } from './prefill.api';
import { hasDraft } from './useDraft';
import { Wizard } from './Wizard';

export default function SurveyPage() {
  const [isBegun] = useState(hasDraft);
  const { data: known } = PrefillApi.useSurveyPrefillQuery(undefined, { skip: isBegun });
  // Data that arrives after the student has begun does not overwrite the answers.
  const [fresh, setFresh] = useState(() => (isBegun ? newDraft() : undefined));
  if (!fresh && known) setFresh(newDraft(known));
  return fresh ? <Wizard fresh={fresh} /> : <Loading what={t.what} rows={8} />;
}
