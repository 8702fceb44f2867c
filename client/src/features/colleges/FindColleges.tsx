import { Link } from 'react-router-dom';
import { COLLEGE_SEARCH } from './Catalogue';
import { t } from './en';

/** From an empty list to all colleges, with the search at hand. */
export const FindColleges = () => (
  <Link to="/colleges" onClick={() => document.getElementById(COLLEGE_SEARCH)?.focus()}>
    {t.findColleges}
  </Link>
);
