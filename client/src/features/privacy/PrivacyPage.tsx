import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useConfig } from '../../domain/account/account.api';
import { selectUser } from '../../shared/api/session';
import { Box, Text } from '../../shared/layout/layout';
import { t, type Section as SectionText } from './policy/en';
import styles from './PrivacyPage.module.css';

export default function PrivacyPage() {
  const { productName, supportEmail } = useConfig();
  const signedIn = useSelector(selectUser) !== null;
  return (
    <Box
      as="article"
      data-wide
      framed={signedIn}
      size={4}
      width="measure"
      breakable
      className={signedIn ? `${styles.text} ${styles.sheet}` : styles.text}
    >
      <Text as="p" tone="muted">
        {t.intro(productName)}
      </Text>
      {t.sections(productName).map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <h2>{t.contact.title}</h2>
      <p>
        {t.contact.text} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </Box>
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
