// Written by `npm run generate` from the names in `domain/template/layoutDefinitions.ts`.
import type { LayoutName } from '#domain/template/template.ts';
import type { Layout } from './layout.ts';
import { layout1 } from './layout1.ts';
import { layout2 } from './layout2.ts';
import { layout3 } from './layout3.ts';
import { layout4 } from './layout4.ts';
import { layout5 } from './layout5.ts';
import { layout6 } from './layout6.ts';
import { layout7 } from './layout7.ts';
import { layout8 } from './layout8.ts';

export type Layouts = Readonly<Record<LayoutName, Layout>>;

/** All certificate layouts by name. This module is a separate chunk, loaded with `loadLayouts`. */
export const allLayouts: Layouts = {
  Layout1: layout1,
  Layout2: layout2,
  Layout3: layout3,
  Layout4: layout4,
  Layout5: layout5,
  Layout6: layout6,
  Layout7: layout7,
  Layout8: layout8,
};
