/**
 * The environment of the tests of a change: what the file's own `@jest-environment` says, which Stryker would take for
 * one that it cannot count in, and after the first failure, which is all there is to know, no test is run.
 */
const { env } = require('node:process');
const { TestEnvironment: Node } = require('jest-environment-node');
const Page = require('jest-fixed-jsdom');

const changeNow = () => env.__STRYKER_ACTIVE_MUTANT__;
let noticed;

const stoppingEarly = (Environment) =>
  class extends Environment {
    async handleTestEvent(event) {
      if (event.name === 'test_fn_failure' || event.name === 'hook_failure') noticed = changeNow();
      if (event.name === 'test_start' && noticed !== undefined && noticed === changeNow()) {
        event.test.mode = 'skip';
      }
    }
  };
const environments = { node: stoppingEarly(Node), 'jest-fixed-jsdom': stoppingEarly(Page) };

module.exports = function environmentOf(config, context) {
  const { environment = 'node' } = context.docblockPragmas;
  return new environments[environment](config, context);
};
