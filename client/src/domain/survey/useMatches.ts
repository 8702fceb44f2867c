import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { MatchResults } from 'contract/survey';
import { keep, kept, onStoredElsewhere } from '../../shared/lib/stored';
import { ownedIn, useMatchesQuery } from './survey.api';

export const SURVEY_PAGE = '/college-survey/Layout';

const NAME = 'surveyResults';

interface StoredMatches {
  readonly owned: string;
  readonly results: MatchResults;
}

/** The student's newest results; the copy stored in the browser serves until the server has responded. */
export function useMatches() {
  const owned = useSelector(ownedIn);
  const query = useMatchesQuery(owned);
  const [before] = useState(() => kept<StoredMatches>('localStorage', NAME));
  const { currentData, error, refetch } = query;
  useEffect(() => {
    if (currentData) keep('localStorage', NAME, { owned, results: currentData } satisfies StoredMatches);
  }, [currentData, owned]);
  useEffect(() => onStoredElsewhere(NAME, () => void refetch()), [refetch]);
  return {
    currentData: currentData ?? (before?.owned === owned ? before.results : undefined),
    error,
    refetch,
  };
}
