/** Style rules of host pages. None of them may change an element of the plugin. */

/** Values of inherited properties, none of which is the initial value. */
const inheritedProperties = {
  'text-shadow': '0 0 4px red',
  'text-indent': '40px',
  'font-variant': 'small-caps',
  'word-spacing': '12px',
  'letter-spacing': '3px',
  'text-align': 'center',
  'text-align-last': 'right',
  'line-height': '3',
  'white-space': 'pre',
  'user-select': 'none',
  cursor: 'crosshair',
  'word-break': 'break-all',
  hyphens: 'auto',
  'font-stretch': '50%',
  'font-style': 'italic',
  'font-weight': '900',
  'text-transform': 'uppercase',
  'tab-size': '20',
  'list-style': 'square',
  '-webkit-text-stroke': '1px red',
  '-webkit-text-fill-color': 'red',
  'caret-color': 'red',
  'text-emphasis': 'dot',
  'font-size-adjust': '0.9',
  'font-kerning': 'none',
  'accent-color': 'red',
  'overflow-wrap': 'anywhere',
  'border-collapse': 'collapse',
  'text-wrap': 'nowrap',
  'line-break': 'anywhere',
  'color-scheme': 'dark',
  stroke: 'red',
  fill: 'red',
  'scrollbar-color': 'red lime',
  'font-variation-settings': "'wght' 900",
} as const;

/**
 * Inherited properties, in one rule: the check compares each property of an element, so that none hides another. Properties
 * that change the reading direction have rules of their own, because screenshots are cut off when both apply.
 */
const inheritance = {
  'inherited properties': `body { ${Object.entries(inheritedProperties)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')} }`,
  direction: 'body { direction: rtl }',
  'writing mode': 'body { writing-mode: vertical-rl }',
};

/** Rules in the manner of well-known style frameworks. */
const frameworks = {
  'Bootstrap 3': `html { font-size: 10px } * { box-sizing: border-box } input[type=file] { display: block }
    input, button, select, textarea { font-family: inherit; font-size: 20px; line-height: 2 } label { display: inline-block; margin-bottom: 5px; font-weight: 700 }
    input[type=radio], input[type=checkbox] { margin: 4px 0 0; line-height: normal } svg { vertical-align: middle }`,
  'Bootstrap 5': `*, ::before, ::after { box-sizing: border-box } h1, h2 { margin: 0 0 8px; font-weight: 500; line-height: 1.2 } p, ul, ol { margin: 0 0 16px }
    a { color: blue; text-decoration: underline } img, svg { vertical-align: middle } button { border-radius: 0 } [type=button]:not(:disabled) { cursor: pointer }`,
  Foundation: `[type=text], [type=search], textarea { display: block; height: 39px; margin: 0 0 16px; padding: 8px; border: 1px solid #cacaca; box-shadow: inset 0 1px 2px red } button { padding: 0; appearance: none }`,
  'Tailwind preflight': `*, ::before, ::after { margin: 0; padding: 0; border: 0 solid red } img, svg, canvas { display: block; max-width: 100% } ol, ul { list-style: none } button { background: transparent }`,
  Materialize: `input[type=text]:not(.browser-default), input[type=search]:not(.browser-default) { box-sizing: content-box; height: 48px; border-bottom: 1px solid #9e9e9e } button:focus { background: teal } [type=checkbox]:not(:checked) { position: absolute; opacity: 0; pointer-events: none }`,
  'WordPress theme': `button:not(:hover):not(:active):not(.has-background), a.button:not(.x) { background: #28303d; color: #fff; padding: 15px 30px; border: 3px solid } input[type=search] { width: 88px; border: 3px solid } a { text-decoration: underline 3px }`,
  Bulma: `html { font-size: 16px; overflow-x: hidden; min-width: 300px } button, input { margin: 0 } ul { list-style: none } strong { color: red } table td:not([align]) { text-align: inherit } img { height: auto; max-width: 100% }`,
  'Semantic UI': `h1, h2, h3 { font-family: fantasy; line-height: 1.28; margin: calc(2rem - 0.14em) 0 1rem; font-weight: 700 } a:hover { color: #1e70bf } ::selection { background: #cce2ff } p { line-height: 1.4 }`,
  'normalize.css': `html { line-height: 1.15 } h1 { font-size: 2em; margin: 0.67em 0 } button, input { overflow: visible; text-transform: none } button, [type=button] { appearance: button } [hidden] { display: none }`,
  'Meyer reset': `html, body, div, span, h1, h2, p, a, img, ol, ul, li, label, article, section, header { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline } ol, ul { list-style: none }`,
  'classless theme': `button, input, select { padding: 10px; border: none; border-radius: 6px; background: #efefef } main, body > div { max-width: 800px; margin: 20px auto; padding: 0 10px } h1, h2 { margin-top: 24px } dialog { background: lime }`,
} as const;

const hostile = {
  'every element': `* { color: red; background: lime; border: 3px dotted; padding: 9px; margin: 9px; font: 40px fantasy; float: right; position: relative; opacity: 0.5; transform: rotate(1deg) }`,
  'every element, important': `* { letter-spacing: 9px !important; text-indent: 9px !important; font: 40px fantasy !important; padding: 9px !important; display: inline !important; width: 10px !important; height: 10px !important; overflow: hidden !important }`,
  'the root element': `[data-certs-root] { display: none !important; width: 10px !important; opacity: 0.1 !important; filter: blur(9px); transform: scale(0.5) !important; float: left; position: fixed }`,
  'div elements': `div { display: inline-flex !important; contain: strict; zoom: 3; clip-path: circle(10px); columns: 3 } #app { zoom: 1; contain: none }`,
  drawings: `svg, svg * { fill: red !important; stroke: red !important; opacity: 0.3 } g { opacity: 0.1 } path { d: none } text { font: 9px fantasy !important }`,
  'hidden icons': `[aria-hidden='true'] { display: none !important } [role] { outline: 9px solid red }`,
  'states and pseudo-elements': `:focus { outline: 9px solid red !important } *::before, *::after { content: 'x' !important } :checked, :disabled { display: none !important } ::placeholder { color: red }`,
  'scrollbars and selection': `* { scrollbar-width: none; scroll-behavior: smooth } ::selection { color: red; background: lime } ::-webkit-scrollbar { display: none }`,
  motion: `* { transition: all 9s !important; animation: spin 9s infinite !important } @keyframes spin { to { transform: rotate(1turn) } } @keyframes appear { from { opacity: 0.1 } }`,
  'properties of the same name': `:root { --r-m: 40px; --icon-m: 90px; --t-fast: 9s }`,
  'layers and scopes': `@layer reset { button { padding: 40px !important; color: red !important } } @scope (body) { a { color: red !important } }`,
  'small root font': `html { font-size: 62.5% }`,
  'large root font': `html { font-size: 250% }`,
  'cursor and pointer': `html { cursor: wait !important } * { cursor: wait !important; touch-action: none; user-select: none !important }`,
  'high specificity': `#app#app#app :is(button, a, h1, input) { color: red !important; font-size: 40px !important } #app#app#app * { margin: 9px !important }`,
} as const;

/** Keeps the room of the plugin, and effects on the whole page away from it, so that only its own elements could differ. */
export const constantRoom = `#app#app#app#app { display: block !important; position: absolute !important; top: 0 !important; left: 0 !important; width: 1200px !important; max-width: none !important; height: auto !important; margin: 0 !important; padding: 0 !important; border: 0 !important; zoom: 1 !important; contain: none !important; columns: auto !important; writing-mode: horizontal-tb !important; outline: none !important; overflow: visible !important }
  #app#app#app#app::before, #app#app#app#app::after { content: none !important }
  html:not(#a#a#a), body:not(#a#a#a), #app#app#app#app { background: none !important; transform: none !important; opacity: 1 !important; filter: none !important; clip-path: none !important; animation: none !important; transition: none !important }
  html:not(#a#a#a), body:not(#a#a#a) { position: static !important }`;

/** Rules by name, for hosts that leave the size of the plugin's element alone. */
export const hostStyles: Readonly<Record<string, string>> = {
  ...inheritance,
  ...frameworks,
  ...hostile,
};

/** Rules that change the room of the plugin. In each, the plugin must be as wide as its room. */
export const hostLayouts: Readonly<Record<string, string>> = {
  'flex row': 'body { display: flex }',
  'flex row, centred': 'body { display: flex; align-items: center; justify-content: center }',
  'flex column': 'body { display: flex; flex-direction: column; align-items: flex-start }',
  'grid, items at the start': 'body { display: grid; justify-items: start }',
  'grid, centred': 'body { display: grid; place-items: center }',
  absolute: '#app { position: absolute; top: 0; left: 0 }',
  fixed: '#app { position: fixed; top: 0; left: 0 }',
  float: '#app { float: left }',
  'inline block': '#app { display: inline-block }',
  table: '#app { display: table }',
  'fit-content': '#app { width: fit-content }',
  'flow root': '#app { display: flow-root }',
  contain: '#app { contain: layout style paint }',
  filter: '#app { filter: brightness(1) }',
  transform: '#app { transform: translateZ(0); overflow: hidden }',
  'container queries':
    'body { container-type: inline-size } @container (width > 1px) { div { color: red } }',
  'content visibility': '#app { content-visibility: auto }',
};
