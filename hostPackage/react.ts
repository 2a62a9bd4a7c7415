/** Entry `certificates-plugin-host/react`: the modules as React components that share the host's React. */
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { connectCertificates as connectModules } from './connectCertificates.ts';
import { type ConnectedComponent, createComponent } from './createComponent.ts';
import type { ConnectOptions, ModuleName, ModuleProps } from './hostTypes.ts';

export type { ConnectedComponent } from './createComponent.ts';
export type * from './index.ts';

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
