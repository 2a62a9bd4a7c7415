import type { ReactNode } from 'react';
import { loadTexts } from '#i18n/catalogue.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { painted } from '#ui/painted.ts';
import type { Extras } from '../extras/extras.ts';

async function load(): Promise<Extras> {
  await painted();
  const { extras } = await import(/* webpackChunkName: "extras" */ '../extras/extras.ts');
  await loadTexts('documents');
  return extras;
}

/** Without them the list still says and opens everything. */
const nothing = () => null;

type PropsOf<Name extends keyof Extras> =
  Parameters<Extras[Name]> extends [infer Props extends object] ? Props : object;

function extra<Name extends keyof Extras>(name: Name) {
  return lazyComponent(
    async () => (await load())[name] as (props: PropsOf<Name>) => ReactNode,
    nothing,
  );
}

/** What a list has beyond its words: it comes in a chunk of its own, once the first rows are on screen. */
export const PaperPicture = extra('PaperPicture');
export const SaveAction = extra('SaveAction');
export const SelectBox = extra('SelectBox');
export const SelectButton = extra('SelectButton');
export const SelectionBar = extra('SelectionBar');
