import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { MatchResults } from 'contract/survey';
import { setStored, getStored, onStoredElsewhere } from '../../shared/lib/stored';
import { ownedIn, SurveyApi } from './survey.api';

const NAME = 'surveyResults';

interface StoredMatches {
  readonly owned: string;
  readonly results: MatchResults;
}

export function useMatches() {
  const owned = useSelector(ownedIn);
  const query = SurveyApi.useMatchesQuery(owned);
  const [before] = useState(() => getStored<StoredMatches>('localStorage', NAME));
  const { currentData, error, refetch } = query;
  useEffect(() => {
    if (currentData) setStored('localStorage', NAME, { owned, results: currentData } satisfies StoredMatches);
  }, [currentData, owned]);
  useEffect(() => onStoredElsewhere(NAME, () => void refetch()), [refetch]);
  return {
    currentData: currentData ?? (before?.owned === owned ? before.results : undefined),
    error,
    refetch,
  };
}
