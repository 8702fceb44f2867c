import { Link } from 'react-router-dom';
import { useCollegesAddress } from './address';
import { t } from './en';

export const TO_SEARCH = { search: true } as const;

export function FindColleges({ text = t.findColleges, className }: { text?: string; className?: string }) {
  const { toCatalogue } = useCollegesAddress();
  return (
    <Link to={toCatalogue} state={TO_SEARCH} className={className}>
      {text}
    </Link>
  );
}
