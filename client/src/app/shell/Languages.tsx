import { LANGUAGE_NAMES, LANGUAGES } from 'contract/languages';
import { Row } from '../../shared/layout/layout';
import { currentLanguage } from '../../shared/lib/language';
import { t } from '../en';
import styles from './shell.module.css';
import { useLanguage } from './useLanguage';

export function Languages() {
  const choose = useLanguage();
  return (
    <Row
      align="stretch"
      justify="center"
      gap={4}
      role="group"
      aria-label={t.language.label}
      className={styles.languages}
    >
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === currentLanguage}
          onClick={() => void choose(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </Row>
  );
}
