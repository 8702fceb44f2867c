const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

/** jsdom lacks the web platform's network classes, where Node's own serve, and what only a real screen can do. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.scrollTo = () => {};
    this.global.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    };
    Object.defineProperties(this.global.HTMLElement.prototype, {
      clientWidth: { get: () => 1024 },
      clientHeight: { get: () => 768 },
    });
    this.global.HTMLCanvasElement.prototype.getContext = () => null;
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  }
};
