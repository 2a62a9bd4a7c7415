/** @jest-environment jest-fixed-jsdom */
import { wrongResponses } from '#testing/invalidResponses/wrongResponses.ts';
import { assignResponses } from '#testing/invalidResponses/cases.ts';
import { createScreenChecks } from '#testing/invalidResponses/checkScreen.tsx';
import { testedScreens } from '#testing/invalidResponses/screens.ts';

const { checkAll } = createScreenChecks();

// `*.full.test.tsx` checks all of them.
const checkedNames = ['{}', 'an HTML page', 'nulls at the second level'];
const cases = assignResponses(
  wrongResponses.filter(({ name }) => checkedNames.includes(name)),
  1,
);

test.each(testedScreens)(
  '$name handles malformed responses of each of its services',
  async ({ name }) => {
    const screenCases = cases.filter(({ screen }) => screen.name === name);
    expect(screenCases.length).toBeGreaterThan(0);
    expect(await checkAll(screenCases)).toEqual([]);
  },
  120_000,
);
