import type { Page } from 'playwright-core';
import type { Language } from '../../../contract/languages';
import { foreignTo } from '../../support/catalogues';

/** Texts that the Spanish guides name in English, too, and texts that people have written or that were recorded. */
const GIVEN = [
  ...['Early Action', 'Regular Decision'],
  ...['College list', 'Payment failed', 'Take the college match survey'],
];

const foreign = new Map<Language, ReadonlySet<string>>();

function foreignIn(language: Language): ReadonlySet<string> {
  const known = foreign.get(language) ?? foreignTo(language);
  foreign.set(language, known);
  return known;
}

/** Codes, such as the name of a column of a file, are the same in every language, and begin with a small letter. */
const isGiven = (text: string) => /^\p{Ll}/u.test(text) || GIVEN.includes(text);

/** Returns what the page shows or reads out that a catalogue has in English and translates differently. */
export async function foreignOn(page: Page, language: Language): Promise<string[]> {
  const spoken = await page.evaluate(() => document.documentElement.lang);
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
    ...(spoken === language ? [] : [`the page says that it is in ${spoken}`]),
    ...[...new Set(texts)]
      .filter((text) => isForeign.has(text) && !isGiven(text))
      .map((text) => `in English: ${text}`),
  ];
}
