/**
 * @jest-environment jest-fixed-jsdom
 *
 * Tests every route with the prefixes that `npm test` leaves out.
 */
import './RouteGuard.test.tsx';
