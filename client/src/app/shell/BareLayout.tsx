import { Link, Outlet, useLocation } from 'react-router-dom';
import { LANGUAGE_NAMES, LANGUAGES } from 'contract/languages';
import { useConfig } from '../../domain/account/account.api';
import { LeaveGuard } from '../../shared/form/LeaveGuard';
import { Card, Row } from '../../shared/layout/layout';
import { nowDate } from '../../shared/lib/clock';
import { DialogHost } from '../../shared/ui/dialogs';
import { PageHeader } from '../../shared/ui/PageHeader';
import { currentLanguage } from '../../shared/lib/language';
import { t } from '../en';
import { Notice, Brand, SkipLink, OnTheWay, PageAnnouncer, usePageTitle, useLanguage } from './frame';
import styles from './shell.module.css';

export function BareLayout() {
  const { productName, supportEmail } = useConfig();
  const { pathname } = useLocation();
  return (
    <>
      <Notice />
      <OnTheWay />
      <div className={styles.bare} data-density="comfortable">
        <SkipLink />
        <PageAnnouncer />
        <LeaveGuard />
        <header>
          <Brand name={productName} size={36} />
        </header>
        <Card as="main" alignSelf="start" id="content" className={styles.card}>
          <PageHeader title={usePageTitle()} />
          <div key={pathname} className={styles.page}>
            <Outlet />
            <DialogHost />
          </div>
        </Card>
        <Row
          as="footer"
          wrap
          align="baseline"
          justify="center"
          gap={[1, 4]}
          size={2}
          tone="muted"
          className={styles.footer}
        >
          <Languages />
          <Link to="/download">{t.about(productName)}</Link>
          <Link to="/privacy-policy">{t.privacy}</Link>
          <Link to="/threads">{t.threads}</Link>
          {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
          <span>
            © {nowDate().getFullYear()} {productName}
          </span>
        </Row>
      </div>
    </>
  );
}

function Languages() {
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
