// Tests without a page need none of it, and most of them run faster than it loads.
if (typeof window !== 'undefined') jest.requireActual('../setupPage.ts');
