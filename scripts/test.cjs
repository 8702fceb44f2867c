// Runs Jest at a level: node scripts/test.cjs [all] [Jest's own arguments]

const levels = ['all'];
const [level] = process.argv.slice(2);
if (levels.includes(level)) {
  process.env.TEST_LEVEL = level;
  process.argv.splice(2, 1);
}
require('jest').run();
