/**
 * @jest-environment jest-fixed-jsdom
 *
 * Tests every route with every prefix.
 */
import './RouteGuard.test.tsx';
