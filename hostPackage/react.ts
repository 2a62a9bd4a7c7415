/** Entry `certificates-plugin-host/react`: the modules as React components that share the host's React. */
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import type { Mounted, MountProps } from '#entries/contract.ts';
import { connectCertificates as connectModules } from './connectCertificates.ts';
import type {
  ConnectedModule,
  ConnectOptions,
  HostProps,
  ModuleName,
  ModuleProps,
} from './hostTypes.ts';

export type * from './index.ts';

/** A module as a component. It also has the module's functions. */
export type ConnectedComponent<Props extends MountProps> = React.ComponentType<HostProps<Props>> &
  ConnectedModule<Props>;

export type ConnectedComponents = {
  readonly [Name in ModuleName]: ConnectedComponent<ModuleProps[Name]>;
};

export interface ConnectReactOptions extends Omit<ConnectOptions, 'shareReact'> {
  /** Whether the plugin uses the host's React, if its version is 19 or later. Default true. */
  shareReact?: boolean;
}

/**
 * Connects a host with React 18 or later to the plugin at an address. Call it once, at module level.
 * @throws TypeError when the address is not valid
 */
export function connectCertificates({
  shareReact = true,
  ...options
}: ConnectReactOptions): ConnectedComponents {
  const shared = {
    react: React,
    'react/jsx-runtime': JsxRuntime,
    'react-dom': ReactDom,
    'react-dom/client': ReactDomClient,
  };
  const modules = connectModules({ ...options, ...(shareReact && { shareReact: shared }) });
  return {
    CertificatesApp: createComponent(modules.CertificatesApp),
    TemplatesApp: createComponent(modules.TemplatesApp),
    PrintView: createComponent(modules.PrintView),
  };
}

function createComponent<Props extends MountProps>(
  module: ConnectedModule<Props>,
): ConnectedComponent<Props> {
  class ModuleContainer extends React.Component<HostProps<Props>> {
    readonly elementRef = React.createRef<HTMLDivElement>();
    mounted: Mounted<Props> | undefined;

    override componentDidMount() {
      const { current } = this.elementRef;
      if (current) this.mounted = module.mount(current, this.props as HostProps<Props>);
    }

    override componentDidUpdate() {
      // Props that did not change have no effect.
      this.mounted?.update(this.props as Partial<Props>);
    }

    override componentWillUnmount() {
      this.mounted?.unmount();
      this.mounted = undefined;
    }

    override render() {
      return React.createElement('div', { ref: this.elementRef });
    }
  }
  return Object.assign(ModuleContainer, module);
}
