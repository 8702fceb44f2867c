const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
require('./display.cjs');
require('./labels.cjs');
require('./owners.cjs');
const rememberComputedStyles = require('./styles.cjs');
const { JSDOM, VirtualConsole } = require('jsdom');
const { measured } = require('../../../test/support/runner/measured.cjs');

// Node creates its fetch classes on first use, which must be before jsdom replaces the globals.
void globalThis.FormData;

/** Node's own versions replace those that jsdom lacks or implements incompletely. */
const OF_NODE = new Set([
  'AbortController',
  'AbortSignal',
  'Headers',
  'TextDecoder',
  'TextEncoder',
  'URLSearchParams',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'console',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
]);

const ITSELF = new Set(['frames', 'parent', 'self', 'top', 'window']);

/** Each spec file has its own window, copied to the worker's globals, which shared packages see. */
class ClientEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }, { console }) {
    this.before = Object.getOwnPropertyDescriptors(globalThis);
    this.exit = process.exit;
    const virtualConsole = new VirtualConsole().sendTo(console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => {
      if (error.type !== 'not implemented') console.error(error);
    });
    this.dom = new JSDOM('<!DOCTYPE html>', {
      pretendToBeVisual: true,
      url: 'http://localhost/',
      virtualConsole,
    });
    complete(this.dom.window);
    install(this.dom.window);
    // Faking the global object would also fake the timers by which React schedules work.
    this.fakeTimersModern = new ModernFakeTimers({
      config: projectConfig,
      global: new Proxy(globalThis, {}),
    });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    // All files share React. It would wait forever for a task of this file that closing the window cancels.
    for (let turns = 0; turns < 100 && process.getActiveResourcesInfo().includes('Immediate'); turns++) {
      await new Promise(globalThis.setImmediate);
    }
    for (const timer of timers) timer[Symbol.dispose]();
    timers.clear();
    this.dom.window.close();
    process.exit = this.exit;
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!Object.hasOwn(this.before, key)) Reflect.deleteProperty(globalThis, key);
    }
    for (const key of Reflect.ownKeys(this.before)) {
      Reflect.defineProperty(globalThis, key, this.before[key]);
    }
    this.dom = null;
  }

  exportConditions() {
    return ['browser'];
  }

  getVmContext() {
    return globalThis;
  }
}

module.exports = measured(ClientEnvironment);

const timers = new Set();

const [setTimeout, setInterval] = [globalThis.setTimeout, globalThis.setInterval].map((start) =>
  Object.assign((...args) => {
    const timer = start(...args);
    timers.add(timer);
    return timer;
  }, start),
);

const requestAnimationFrame = (callback) => setTimeout(() => callback(performance.now()), 1000 / 60);

function complete(window) {
  Object.assign(window, {
    scrollTo() {},
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    requestAnimationFrame,
    cancelAnimationFrame: clearTimeout,
    // Node's own, which is faster. Tests add methods to it.
    URL: class URL extends globalThis.URL {},
  });
  rememberComputedStyles(window);
  window.Element.prototype.scrollIntoView = () => {};
  window.HTMLCanvasElement.prototype.getContext = () => null;
  Object.defineProperties(window.HTMLElement.prototype, {
    clientWidth: { get: () => 1024 },
    clientHeight: { get: () => 768 },
  });
}

function install(window) {
  Object.assign(globalThis, { setTimeout, setInterval });
  for (const name of ['BroadcastChannel', 'MessageChannel']) delete globalThis[name];
  for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
    if (OF_NODE.has(key) || key.startsWith('_') || Object.is(window[key], globalThis[key])) continue;
    Object.defineProperty(globalThis, key, { configurable: true, ...onGlobal(window, key, descriptor) });
  }
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) {
    globalThis[name] = window[name].bind(window);
  }
}

function onGlobal(window, key, { value, get, set }) {
  if (ITSELF.has(key)) return { writable: true, value: globalThis };
  if (!get) return { writable: true, value };
  return { get: () => window[key], set: set && ((to) => Reflect.set(window, key, to)) };
}
