/**
 * Compares the computed styles of the plugin in a bare host page with those in the same page with style rules of a host.
 * Works with every automation library, because what it runs in the page is sent as text.
 */

import { expect } from '@playwright/test';
import { callInPage, type EvaluatingPage } from '../hosts/driveHost.ts';

interface StyleProbe {
  /** Computed styles of all elements of the plugin, as they were in the bare page. */
  expected: string[];
  listStyles: (hasSizes: boolean) => string[];
}
declare const window: Window & { probe: StyleProbe };

/** Defines `window.probe`. */
function defineProbe(): void {
  // Depend on the size of the element, which layouts may change.
  const sizes =
    /^(?:(?:block|inline)-size|width|height|(?:perspective|transform)-origin|inset.*|top|right|bottom|left|grid-template-.*|margin.*)$/;
  // Every element has the same ones, in the same order. Its custom properties come after them.
  const standardNames = Array.from(getComputedStyle(document.documentElement)).filter(
    (name) => !name.startsWith('--'),
  );
  // Firefox lists custom properties in the order of their rules.
  const listCustomNames = (style: CSSStyleDeclaration) =>
    Array.from({ length: style.length - standardNames.length }, (_, index) =>
      style.item(standardNames.length + index),
    ).toSorted();
  const listStyles = (hasSizes: boolean) => {
    const root = document.querySelector('[data-certs-root]')?.shadowRoot;
    const names = standardNames.filter((name) => hasSizes || !sizes.test(name));
    const describeStyle = (element: Element, pseudoElement: string) => {
      const style = getComputedStyle(element, pseudoElement);
      if (pseudoElement && style.content === 'none') return '';
      const rules = [...names, ...listCustomNames(style)].map(
        (name) => `${name}: ${style.getPropertyValue(name)}`,
      );
      return [
        `${element.localName}.${element.getAttribute('class')}${pseudoElement}`,
        ...rules,
      ].join('\n');
    };
    return Array.from(root?.querySelectorAll('*') ?? []).flatMap((element) =>
      ['', '::before', '::after'].map((pseudoElement) => describeStyle(element, pseudoElement)),
    );
  };
  window.probe = { listStyles, expected: [] };
}

/**
 * Records the current computed styles, and returns whether they are the same as the last time and no animation is
 * running. Before its first frame, an animation does not change styles.
 */
function updateExpected(hasSizes: boolean): boolean {
  const { probe } = window;
  const root = document.querySelector('[data-certs-root]')?.shadowRoot;
  const isAnimated = root?.getAnimations().some(({ playState }) => playState === 'running');
  const previous = probe.expected;
  probe.expected = probe.listStyles(hasSizes);
  return !isAnimated && probe.expected.join() === previous.join();
}

/**
 * Records the computed styles of the bare page, once they no longer change: the editor fits its controls to the room in
 * several steps.
 */
export async function recordStyles(page: EvaluatingPage, hasSizes: boolean): Promise<void> {
  await callInPage(page, defineProbe, null);
  await expect
    .poll(() => callInPage(page, updateExpected, hasSizes), { intervals: [0, 1_000] })
    .toBe(true);
}

interface Differences {
  count: number;
  /** The first three differences, as text. */
  examples: string[];
  /** Width of the plugin in CSS pixels. */
  width: number;
}

function compareStyles({ css, hasSizes }: { css: string; hasSizes: boolean }): Differences {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const { expected, listStyles } = window.probe;
  const actual = listStyles(hasSizes);
  const root = document.querySelector('[data-certs-root]');
  const width = root?.getBoundingClientRect().width ?? 0;
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  const findDifference = (style: string, index: number) => {
    if (style === expected[index]) return [];
    const lines = style.split('\n');
    const expectedLines = expected[index]?.split('\n') ?? [];
    const changed = lines.findIndex((line, number) => line !== expectedLines[number]);
    return changed < 0 ? [] : [`${lines[0]} { ${lines[changed]} } not ${expectedLines[changed]}`];
  };
  const differences = actual.flatMap(findDifference);
  if (actual.length !== expected.length) differences.push(`${actual.length} elements`);
  return { count: differences.length, examples: differences.slice(0, 3), width };
}

/**
 * Lists the style rules of a host with which the plugin differs from the bare page, by their names.
 * @param hasSizes whether the size of the plugin is part of the comparison
 * @param minWidth width in CSS pixels that the plugin has at least
 */
export async function listFailures(
  page: EvaluatingPage,
  styles: Readonly<Record<string, string>>,
  { hasSizes, minWidth = 0 }: { hasSizes: boolean; minWidth?: number },
): Promise<Record<string, Differences>> {
  await recordStyles(page, hasSizes);
  const failures: Record<string, Differences> = {};
  for (const [name, css] of Object.entries(styles)) {
    const compare = () => callInPage(page, compareStyles, { css, hasSizes });
    let differences = await compare();
    // A page whose last code has just been loaded also differs without the style sheet.
    while (differences.count > 0 && !(await callInPage(page, updateExpected, hasSizes)))
      differences = await compare();
    if (differences.count > 0 || differences.width < minWidth) failures[name] = differences;
  }
  return failures;
}
