const spec = '\\.(spec|test)\\.tsx?$';
/** Every module may read who a person is, and who may act for whom. */
const commonViews = '^projections/identity/(access|account-views|memberships|parents|people)\\.ts$';

const identity = '^src/modules/identity/';

/** The parts of identity in their order. */
const identityParts = [
  'directory',
  'accounts',
  'access',
  'entities',
  'sign-in',
  'own-profile',
  'erasure',
  'registration',
  'parents',
  'retention',
  'rosters',
].map((part) => `${identity}${part}/`);

const identityPartsAreInOrder = {
  name: 'identity-parts-are-in-order',
  comment: 'A part of identity needs only earlier ones, so that none of them need each other.',
  severity: 'error',
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'modules-meet-through-events',
      comment: 'A module sees of another one only its *.events.ts and its *.queries.ts.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: { path: '^src/modules/', pathNot: ['^src/modules/$1/', '\\.(events|queries)\\.ts$'] },
    },
    {
      name: 'views-have-owners',
      comment:
        'A module reads its own views and the common ones; it asks other modules through their *.queries.ts. A spec may seed any view.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/', pathNot: spec },
      to: { path: '^projections/[^/]+/', pathNot: ['^projections/$1/', commonViews] },
    },
    ...identityParts.map((path, index) => ({
      ...identityPartsAreInOrder,
      from: { path },
      to: { path: [`${identity}[^/]+$`, ...identityParts.slice(index + 1)] },
    })),
    {
      ...identityPartsAreInOrder,
      from: { path: `${identity}[^/]+/`, pathNot: identityParts },
      to: {},
    },
    {
      name: 'decisions-are-pure',
      comment:
        'Events and their samples, deciders and sentences know the kernel, the contract, events and each other: no package, no Node, no Nest.',
      severity: 'error',
      from: { path: '^src/.+(\\.(audit|decider|events|samples)|/(en|es|messages))\\.ts$' },
      to: {
        pathNot: [
          '^src/kernel/',
          '^contract/',
          '\\.(audit|decider|events|samples)\\.ts$',
          '^src/.+/(en|es|messages)\\.ts$',
        ],
      },
    },
    {
      name: 'events-own-their-shapes',
      comment: 'What is stored for ever changes with nothing else.',
      severity: 'error',
      from: { path: '^src/.+\\.events\\.ts$' },
      to: { path: '^contract/' },
    },
    {
      name: 'catalog-is-pure',
      comment: 'Tools and threads load it and nothing of the server.',
      severity: 'error',
      from: { path: '^src/(catalog|registry)\\.ts$' },
      to: {
        pathNot: ['^src/kernel/', '^projections/', '\\.(audit|events)\\.ts$', '^src/registry\\.ts$'],
      },
    },
    {
      name: 'modules-are-listed',
      comment: 'A module that the list does not name would do nothing.',
      severity: 'error',
      from: { path: '^src/app\\.module\\.ts$' },
      to: { path: '^src/modules/.+\\.module\\.ts$', reachable: false },
    },
    {
      name: 'projections-are-pure',
      comment:
        'Projections know the kernel, the contract, events and each other: no package, no Node, no Nest.',
      severity: 'error',
      from: { path: '^projections/', pathNot: spec },
      to: { pathNot: ['^projections/', '^src/kernel/', '^contract/', '\\.events\\.ts$'] },
    },
    {
      name: 'kernel-stands-alone',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: spec },
      to: { pathNot: ['^src/kernel/', '^contract/languages\\.ts$'] },
    },
    {
      name: 'contract-stands-alone',
      comment: 'Server and browser both load it.',
      severity: 'error',
      from: { path: '^contract/', pathNot: spec },
      to: { pathNot: '^contract/' },
    },
    {
      name: 'history-is-made-now',
      comment: 'Only the demonstration decides as of another time.',
      severity: 'error',
      from: { pathNot: '^src/demo/' },
      to: { path: '^src/platform/http/run-as-of\\.ts$' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: ['^src/modules/', '^projections/'] },
    },
    {
      name: 'client-knows-only-the-contract',
      comment: 'Its specs share with the others how they are run.',
      severity: 'error',
      from: { path: '^client/' },
      to: {
        path: ['^src/', '^projections/', '^test/'],
        pathNot: ['^test/support/runner/', '^test/support/test-level'],
      },
    },
    {
      name: 'features-stand-apart',
      comment:
        'What two features share goes to client/src/domain or shared, what joins them to client/src/app.',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/' },
      to: { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
    },
    {
      name: 'features-do-not-know-the-app',
      severity: 'error',
      from: { path: '^client/src/features/', pathNot: spec },
      to: { path: '^client/src/app/' },
    },
    {
      name: 'shared-knows-no-noun',
      comment: 'What the product is about is in client/src/domain and above.',
      severity: 'error',
      from: { path: '^client/src/shared/' },
      to: { path: ['^client/src/domain/', '^client/src/features/', '^client/src/app/'] },
    },
    {
      name: 'domain-knows-no-feature',
      severity: 'error',
      from: { path: '^client/src/domain/' },
      to: { path: ['^client/src/features/', '^client/src/app/'] },
    },
    {
      name: 'routes-are-plain',
      comment:
        'The build reads them outside a browser, and would wait for ever for the timers and channels of stores.',
      severity: 'error',
      from: { path: '^client/src/.+/routes\\.ts$' },
      to: { path: ['\\.api\\.ts$', '^client/src/shared/api'] },
    },
    {
      name: 'catalogues-are-plain',
      comment:
        'Another language takes their place when the page is built: they know no more than words for numbers, dates and lists.',
      severity: 'error',
      from: { path: '^client/src/.+/en\\.ts$' },
      to: { pathNot: ['^contract/', '^client/src/shared/(lib/(format|time)|list/en)\\.ts$'] },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing uses this file and it uses nothing.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [spec, '\\.d\\.ts$', '^client/src/test/', '(^|/)main\\.tsx?$'],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere would slip through every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
