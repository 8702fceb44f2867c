import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useConfig } from '../../domain/account/account.api';
import { selectUser } from '../../shared/api/session';
import { t, type Section as SectionText } from './policy/en';
import styles from './PrivacyPage.module.css';

export default function PrivacyPage() {
  const { productName, supportEmail } = useConfig();
  const signedIn = useSelector(selectUser) !== null;
  return (
    <article data-wide className={signedIn ? styles.sheet : styles.text}>
      <p className={styles.intro}>{t.intro(productName)}</p>
      {t.sections(productName).map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <h2>{t.contact.title}</h2>
      <p>
        {t.contact.text} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </article>
  );
}

function Section({ title, text, points }: SectionText) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
