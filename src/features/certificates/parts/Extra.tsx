import type { ReactNode } from 'react';
import { loadTexts } from '#i18n/catalogue.ts';
import { laterComponent } from '#ui/laterComponent.tsx';
import type { Extras } from '../extras/extras.ts';

async function load(): Promise<Extras> {
  const { extras } = await import(/* webpackChunkName: "extras" */ '../extras/extras.ts');
  await loadTexts('documents');
  return extras;
}

type PropsOf<Name extends keyof Extras> =
  Parameters<Extras[Name]> extends [infer Props extends object] ? Props : object;

function extra<Name extends keyof Extras>(name: Name) {
  return laterComponent(async () => (await load())[name] as (props: PropsOf<Name>) => ReactNode);
}

/**
 * What a list has beyond its words: it comes in a chunk of its own, once the first rows are on screen. Without it the
 * list still says and opens everything.
 */
export const PaperPicture = extra('PaperPicture');
export const SaveAction = extra('SaveAction');
export const SelectBox = extra('SelectBox');
export const SelectButton = extra('SelectButton');
export const SelectionBar = extra('SelectionBar');
