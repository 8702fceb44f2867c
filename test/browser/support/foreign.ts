import type { Page } from 'playwright-core';
import type { Language } from '../../../contract/languages';
import { foreignTo } from '../../support/catalogues';

/** English names in the Spanish guides, texts that people wrote, recorded texts, and a town in Pennsylvania. */
const ALLOWED = [
  ...['Early Action', 'Early Decision', 'Regular Decision'],
  ...['College list', 'Payment failed', 'Take the college match survey', 'Reading'],
];

const foreign = new Map<Language, ReadonlySet<string>>();

function foreignIn(language: Language): ReadonlySet<string> {
  const known = foreign.get(language) ?? foreignTo(language);
  foreign.set(language, known);
  return known;
}

/** Codes, such as column names of a file, are the same in every language and start with a lowercase letter. */
const isAllowed = (text: string) => /^\p{Ll}/u.test(text) || ALLOWED.includes(text);

/** Returns texts on the page that are in English although the catalogues translate them. */
export async function foreignOn(page: Page, language: Language): Promise<string[]> {
  const pageLanguage = await page.evaluate(() => document.documentElement.lang);
  const texts = await page.evaluate(() => {
    const found: (string | null)[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isOwn = (element: Element | null) => !element?.closest('script, style, body [lang]');
    while (walker.nextNode()) {
      if (isOwn(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent);
    }
    for (const name of ['alt', 'aria-label', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isOwn(element)) found.push(element.getAttribute(name));
    return found.map((text) => text?.trim() ?? '');
  });
  const isForeign = foreignIn(language);
  return [
    ...(pageLanguage === language ? [] : [`the page says that it is in ${pageLanguage}`]),
    ...[...new Set(texts)]
      .filter((text) => isForeign.has(text) && !isAllowed(text))
      .map((text) => `in English: ${text}`),
  ];
}
