import type { Plugin as PostcssPlugin } from 'postcss';
import { withoutCustomMedia, growing } from '../src/shared/layout/breakpoints';

/** Style sheets of Blueprint that no page uses, including its dark mode, since tokens.css colours both schemes. */
const UNUSED = [
  'alert',
  'blockquote',
  'breadcrumb',
  'button-group',
  'card',
  'code',
  'collapse',
  'compound-tag',
  'control-(?:card|group)',
  'dark',
  'dialog-step',
  'editable-text',
  'elevation-[1-4]',
  'entity-title',
  'file-',
  'hotkey',
  'html-table',
  'icon-(?!standard|large)[a-z]',
  'input-ghost',
  'key',
  'link',
  'multistep',
  'navbar',
  'non-ideal',
  'numeric-input',
  'overflow-list',
  'panel-stack',
  'resizable',
  'running-text',
  'section',
  'slider',
  'submenu',
  'tag-input',
  'toast',
  'tree',
];
const unused = new RegExp(String.raw`\.bp6-(?:${UNUSED.join('|')})|\[data-bp-color-scheme`);

export const trimBlueprint: PostcssPlugin = {
  postcssPlugin: 'trim-blueprint',
  Rule(rule) {
    const used = rule.selectors.filter((selector) => !unused.test(selector));
    if (used.length === rule.selectors.length) return;
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  },
};

/** Resolves custom media, and converts pixels in font sizes and media queries, so that they follow the text size. */
export const growWithText: PostcssPlugin = {
  postcssPlugin: 'grow-with-text',
  Rule(rule) {
    if (rule.selector.includes('indicator')) return;
    rule.walkDecls(/^(font-size|--bp-typography-size-.*)$/, (declaration) => {
      declaration.value = growing(declaration.value, 'rem');
    });
  },
  AtRule: {
    media(query) {
      query.params = growing(withoutCustomMedia(query.params), 'em');
    },
  },
};
