import type { WrongResponse } from './wrongResponses.ts';
import { type TestedScreen, testedScreens, type Service, services } from './screens.ts';

/** A screen, and a wrong response of one of the services that it calls. */
export interface WrongResponseCase {
  screen: TestedScreen;
  service: Service;
  wrongResponse: WrongResponse;
}

/**
 * Assigns wrong responses to screens. Each service sends every wrong response at least once, distributed over the screens
 * that call it.
 * @param minPerScreen minimum number of wrong responses that a screen gets from each service
 */
export function assignResponses(
  responses: readonly WrongResponse[],
  minPerScreen: number,
): WrongResponseCase[] {
  return (Object.keys(services) as Service[]).flatMap((service) => {
    const callers = testedScreens.filter(({ requests }) => requests[service]);
    const perScreen = Math.max(minPerScreen, Math.ceil(responses.length / callers.length));
    return callers.flatMap((screen, index) =>
      Array.from({ length: Math.min(perScreen, responses.length) }, (_, offset) => {
        const wrongResponse = responses[(index * perScreen + offset) % responses.length];
        return wrongResponse ? [{ screen, service, wrongResponse }] : [];
      }).flat(),
    );
  });
}
