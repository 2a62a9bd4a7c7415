import type { LayoutName } from '#model/template/template.ts';
import type { Layout } from './layout.ts';
import { layout1 } from './layout1.ts';
import { layout2 } from './layout2.ts';
import { layout3 } from './layout3.ts';
import { layout4 } from './layout4.ts';
import { layout5 } from './layout5.ts';
import { layout6 } from './layout6.ts';

/** Every layout by its name. */
export const layouts: Readonly<Record<LayoutName, Layout>> = {
  Layout1: layout1,
  Layout2: layout2,
  Layout3: layout3,
  Layout4: layout4,
  Layout5: layout5,
  Layout6: layout6,
};
