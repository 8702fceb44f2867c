const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');
const { implementation } = require('jsdom/lib/jsdom/living/nodes/ElementCSSInlineStyle-impl');
const { implementation: HTMLElement } = require('jsdom/lib/jsdom/living/nodes/HTMLElement-impl');
const { implementation: SVGElement } = require('jsdom/lib/jsdom/living/nodes/SVGElement-impl');

/** Creates the inline style of an element on its first use. Most elements have none, and creating one is slow. */
for (const { prototype } of [HTMLElement, SVGElement]) {
  const create = implementation.prototype._initElementCSSInlineStyle;
  prototype._initElementCSSInlineStyle = function () {};
  Object.defineProperty(prototype, '_style', {
    get() {
      const isSetting = this._settingCssText;
      create.call(this);
      this._settingCssText = isSetting;
      return this._style;
    },
    set(value) {
      Object.defineProperty(this, '_style', { value, writable: true });
    },
  });
}

/** Computes the style of an element once until the document changes, as jsdom does with the rules that match it. */
module.exports = function rememberComputedStyles(window) {
  const { getComputedStyle } = window;
  const document = implForWrapper(window.document);
  let matched;
  let styles;
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || !element.isConnected) return getComputedStyle(element, pseudoElement);
    const known = matched && document._styleCache === matched && styles.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    if (document._styleCache !== matched) {
      matched = document._styleCache;
      styles = new WeakMap();
    }
    styles.set(element, style);
    return style;
  };
};
