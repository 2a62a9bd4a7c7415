import { preventStyleElement } from './preventStyleElement.ts';
import { addStyleSheets } from './styleSheets.ts';

export interface PluginRoot {
  /** Element of the host's page, with the attribute `data-certs-root`. Has the theme and the attributes of the plugin. */
  root: HTMLElement;
  /** Element with the content of the plugin, in an open shadow root with the style sheets of the plugin. */
  content: HTMLElement;
  /** Stops adding style sheets that load later, and removes what was added to the document. */
  releaseStyles: () => void;
}

/**
 * Makes `--certs-font-size` a length, so that its `em` is the font size that the reader chose in the browser, and not the
 * font size of each element. Hosts often change `rem`.
 */
function registerFontSize({ defaultView }: Document): void {
  try {
    (defaultView ?? window).CSS.registerProperty({
      name: '--certs-font-size',
      syntax: '<length>',
      inherits: true,
      initialValue: '14px',
    });
  } catch {
    // Another mount has registered it.
  }
}

/**
 * Creates a root element whose content is in a shadow root, so that neither the selectors of the host apply to the plugin
 * nor those of the plugin to the host.
 */
export function createPluginRoot(ownerDocument: Document): PluginRoot {
  const root = ownerDocument.createElement('div');
  root.dataset.certsRoot = '';
  root.setAttribute('part', 'certificates');
  // The interface is in languages that are written from left to right, also on pages that are not.
  root.dir = 'ltr';
  // Translators of browsers replace text nodes that React changes later. The interface has its own languages.
  root.translate = false;
  // Page builders make everything around the plugin editable.
  root.contentEditable = 'false';
  const shadowRoot = root.attachShadow({ mode: 'open' });
  registerFontSize(ownerDocument);
  const content = ownerDocument.createElement('div');
  content.dataset.certsContent = '';
  shadowRoot.append(content);
  const removeStyleSheets = addStyleSheets(shadowRoot);
  const allowStyleElement = preventStyleElement(ownerDocument);
  return {
    root,
    content,
    releaseStyles: () => {
      removeStyleSheets();
      allowStyleElement();
    },
  };
}
