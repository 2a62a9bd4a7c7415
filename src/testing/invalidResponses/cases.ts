import type { WrongResponse } from './wrongResponses.ts';
import { type TestedScreen, testedScreens, type Service, services } from './screens.ts';

/** A test case: a screen, and a wrong response of one of the services that the screen calls. */
export interface WrongResponseCase {
  screen: TestedScreen;
  service: Service;
  wrongResponse: WrongResponse;
}

/**
 * Creates test cases by assigning wrong responses to screens. Each service sends every wrong response in at least one
 * test case. The responses of a service are distributed over the screens that call the service.
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
