import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { MatchResults } from 'contract/survey';
import { stored } from '../../shared/lib/stored';
import { ownedIn, SurveyApi } from './survey.api';

interface StoredMatches {
  readonly owned: string;
  readonly results: MatchResults;
}

const results = stored<StoredMatches>('surveyResults');

export function useMatches() {
  const owned = useSelector(ownedIn);
  const query = SurveyApi.useMatchesQuery(owned);
  const [before] = useState(results.get);
  const { currentData, error, refetch } = query;
  useEffect(() => {
    if (currentData) results.set({ owned, results: currentData });
  }, [currentData, owned]);
  useEffect(() => results.onChangedElsewhere(() => void refetch()), [refetch]);
  return {
    currentData: currentData ?? (before?.owned === owned ? before.results : undefined),
    error,
    refetch,
  };
}
