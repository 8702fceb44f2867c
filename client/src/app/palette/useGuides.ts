import { useEffect, useState } from 'react';
import { GUIDES } from 'contract/guides';
import { useConfig } from '../../domain/account/account.api';
import { guideTexts } from '../../features/guides/guideTexts';
import { guideEntries, type Entry } from './entries';

const NONE: readonly Entry[] = [];

/** Loads the texts of all guides; one that this device lacks while it is offline is left out. */
const loadGuides = async (productName: string): Promise<Entry[]> => {
  const loaded = await Promise.all(
    GUIDES.map((name) =>
      guideTexts[name]().then(
        ({ default: guide }) => guideEntries(name, guide, productName),
        () => [],
      ),
    ),
  );
  return loaded.flat();
};

/** Returns undefined while the guides load, and none for people who have no guides. */
export function useGuides(hasGuides: boolean): readonly Entry[] | undefined {
  const { productName } = useConfig();
  const [entries, setEntries] = useState<readonly Entry[]>();
  useEffect(() => {
    if (hasGuides) void loadGuides(productName).then(setEntries);
  }, [hasGuides, productName]);
  return hasGuides ? entries : NONE;
}
