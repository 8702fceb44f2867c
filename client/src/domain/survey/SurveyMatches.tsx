import { Link } from 'react-router-dom';
import type { MatchResource } from 'contract/survey';
import { Loaded } from '../../shared/list/Loaded';
import { ChanceTag } from '../colleges/ChanceTag';
import { Logo } from '../colleges/Logo';
import { placeOf } from '../colleges/savedStatus';
import { t } from './en';
import styles from './SurveyMatches.module.css';
import { SURVEY_PAGE, useMatches } from './useMatches';

/** The first results of the survey, in a card among other things. */
export function SurveyMatches({ shown }: { shown: number }) {
  const query = useMatches();
  return (
    <section aria-labelledby="survey-matches">
      <header className={styles.header}>
        <h3 id="survey-matches">{t.card.title}</h3>
        {(query.currentData?.data.length ?? 0) > 0 && <Link to="/colleges?results=open">{t.card.all}</Link>}
      </header>
      <Loaded
        query={query}
        what={t.what}
        rows={shown}
        empty={
          <p className={styles.none}>
            {t.none} <Link to={SURVEY_PAGE}>{t.take}</Link>
          </p>
        }
      >
        {({ data }) => (
          <ul>
            {data.slice(0, shown).map((match) => (
              <Row key={match.id} match={match} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Row({ match: { id, attributes } }: { match: MatchResource }) {
  return (
    <li className={styles.row}>
      <Logo ceeb={id} />
      <div className={styles.text}>
        <Link to={`/colleges?college=${id}`} className={styles.name}>
          {attributes.name}
        </Link>
        <span className={styles.details}>
          <ChanceTag chance={attributes.position} /> {t.fit.percent(attributes.fit)} · {placeOf(attributes)}
        </span>
      </div>
    </li>
  );
}
