/** @jest-environment jest-fixed-jsdom */
import { wrongResponses } from '#testing/invalidResponses/wrongResponses.ts';
import { assignResponses } from '#testing/invalidResponses/cases.ts';
import { createScreenChecks } from '#testing/invalidResponses/checkScreen.tsx';
import { testedScreens } from '#testing/invalidResponses/screens.ts';

const { checkAll } = createScreenChecks();
const cases = assignResponses(wrongResponses, 6);

test.each(testedScreens.filter((screen) => screen.role === 'admin'))(
  '$name handles every kind of malformed response',
  async ({ name }) => {
    const screenCases = cases.filter(({ screen }) => screen.name === name);
    expect(screenCases.length).toBeGreaterThan(0);
    expect(await checkAll(screenCases)).toEqual([]);
  },
  120_000,
);
