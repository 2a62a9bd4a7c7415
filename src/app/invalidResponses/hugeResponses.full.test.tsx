/** @jest-environment jest-fixed-jsdom */
import { hugeResponses } from '#testing/invalidResponses/wrongResponses.ts';
import { assignResponses } from '#testing/invalidResponses/cases.ts';
import { createScreenChecks } from '#testing/invalidResponses/checkScreen.tsx';
import { type Service, services } from '#testing/invalidResponses/screens.ts';

const { checkAll } = createScreenChecks();
const cases = assignResponses(hugeResponses, 1);

/** Maximum processor time of a case including its server, in milliseconds. Parsing everything took 5 to 50 seconds. */
const maxTime = 3000;

describe('screens with a response of ten megabytes of zeros', () => {
  test.each(Object.keys(services) as Service[])(
    'stay responsive when the service %s sends it',
    async (service) => {
      const slow: string[] = [];
      for (const testCase of cases.filter((candidate) => candidate.service === service)) {
        const startUsage = process.cpuUsage();
        expect(await checkAll([testCase], 1)).toEqual([]);
        const { user, system } = process.cpuUsage(startUsage);
        const time = Math.round((user + system) / 1000);
        if (time > maxTime)
          slow.push(`${testCase.screen.name}: ${testCase.wrongResponse.name}: ${time} ms`);
      }
      expect(slow).toEqual([]);
    },
    120_000,
  );
});
