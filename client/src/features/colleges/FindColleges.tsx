import { Link } from 'react-router-dom';
import { useCollegesAddress } from './address';
import { t } from './en';

/** What the catalogue is told when it is opened to search in it. */
export const TO_SEARCH = { search: true } as const;

/** From an empty list to all colleges, with the search at hand. */
export function FindColleges({ text = t.findColleges, className }: { text?: string; className?: string }) {
  const { toCatalogue } = useCollegesAddress();
  return (
    <Link to={toCatalogue} state={TO_SEARCH} className={className}>
      {text}
    </Link>
  );
}
