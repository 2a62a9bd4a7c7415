import type { ComponentType, ReactNode } from 'react';
import { loadTexts, type TextPart } from '#i18n/catalogue.ts';
import { laterComponent } from '#ui/laterComponent.tsx';

/**
 * A component that comes with its texts once the first rows are on screen. A list says and opens everything without it.
 * @param part the build compares it with the messages of what `load` brings
 * @param load from the one chunk of all that comes then
 * @param StandIn keeps its place until then
 */
export const afterRows = <Props extends object>(
  part: TextPart,
  load: () => Promise<ComponentType<Props>>,
  StandIn?: (props: Props) => ReactNode,
) =>
  laterComponent<Props>(async () => {
    const component = await load();
    await loadTexts(part);
    return component;
  }, StandIn);
