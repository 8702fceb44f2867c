import { useSelector } from 'react-redux';
import { useConfig } from '../../domain/account/account.api';
import { selectUser } from '../../shared/api/session';
import { Box, Text } from '../../shared/layout/layout';
import { t, type Section as SectionText } from './policy/en';
import styles from './PrivacyPage.module.css';

const idOf = (index: number) => `section-${index + 1}`;

export default function PrivacyPage() {
  const { productName, supportEmail } = useConfig();
  const sections = t.sections(productName);
  const titles = [...sections.map(({ title }) => title), t.contact.title];
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
      <nav aria-label={t.contents} className={styles.contents}>
        <ol>
          {titles.map((title, index) => (
            <li key={title}>
              <a href={`#${idOf(index)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section, index) => (
        <Section key={section.title} id={idOf(index)} {...section} />
      ))}
      <h2 id={idOf(sections.length)}>{t.contact.title}</h2>
      <p>
        {t.contact.text} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </Box>
  );
}

function Section({ id, title, text, points }: SectionText & { id: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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
