import { PaperPicture } from './PaperPicture.tsx';
import { SaveAction } from './SaveAction.tsx';
import { SelectBox } from './SelectBox.tsx';
import { SelectButton } from './SelectButton.tsx';
import { SelectionBar } from './SelectionBar.tsx';

/** What comes after the first rows, in one chunk; see parts/Extra.tsx. */
export const extras = { PaperPicture, SaveAction, SelectBox, SelectButton, SelectionBar };
export type Extras = typeof extras;
