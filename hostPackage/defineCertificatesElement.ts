import type { Mounted, MountProps } from '#entries/contract.ts';
import type { ConnectedModule, HostProps } from './hostTypes.ts';

/** Props that an element also has as attributes, by the name of the attribute. */
const ATTRIBUTES = {
  token: 'token',
  locale: 'locale',
  'color-mode': 'colorMode',
  'parent-url': 'parentUrl',
  'base-path': 'basePath',
  router: 'router',
  path: 'path',
  'certificate-id': 'certificateId',
} as const;

/** An element that shows a module of the plugin while it is in the page. */
export interface CertificatesElement<Props extends MountProps> extends HTMLElement {
  /** The module's props. Assigning some of them leaves the others unchanged. */
  props: Partial<HostProps<Props>>;
}

/**
 * Defines a custom element for a module.
 * @param name name of the element, such as `company-certificates`
 */
export function defineCertificatesElement<Props extends MountProps>(
  name: string,
  module: ConnectedModule<Props>,
): void {
  class ModuleElement extends HTMLElement implements CertificatesElement<Props> {
    static readonly observedAttributes = Object.keys(ATTRIBUTES);
    #props: Partial<HostProps<Props>> = {};
    #mounted: Mounted<Props> | undefined;

    constructor() {
      super();
      // Frameworks may assign props before the element is defined.
      if (!Object.hasOwn(this, 'props')) return;
      const { props } = this;
      Reflect.deleteProperty(this, 'props');
      this.props = props;
    }

    get props() {
      return this.#props;
    }

    set props(changes) {
      this.#props = { ...this.#props, ...changes };
      this.#mounted?.update(changes as Partial<Props>);
    }

    connectedCallback() {
      if (this.style.display === '') this.style.display = 'block';
      this.#mounted = module.mount(this, this.#props as HostProps<Props>);
    }

    disconnectedCallback() {
      this.#mounted?.unmount();
      this.#mounted = undefined;
    }

    // With it, `moveBefore` does not call the two methods above.
    connectedMoveCallback() {
      return undefined;
    }

    attributeChangedCallback(
      attribute: keyof typeof ATTRIBUTES,
      _old: unknown,
      value: string | null,
    ) {
      // A removed attribute is null.
      this.props = { [ATTRIBUTES[attribute]]: value ?? undefined } as Partial<HostProps<Props>>;
    }
  }
  customElements.define(name, ModuleElement);
}
