import type { StoredTemplate } from '#api/documents/templatesApi.ts';
import type { Services } from '#api/services.ts';
import type { Slot } from '#api/sessionMemory.ts';
import type { EditHistory } from './editHistory.ts';

/** What an editor needs to go on where it was. */
export interface KeptEditing {
  /** Whose work it is, and of which template: see `draftOwner`. */
  key: string;
  history: EditHistory;
  /** As the server has it. */
  stored: StoredTemplate;
  /** Under which its draft is kept. */
  draftKey: string;
}

/** The one editor that was left for a moment, to look at the preview. */
const kept: Slot<KeptEditing> = {};

/** Keeps an editing for when its address is shown again. */
export function keepEditing({ memory }: Services, editing: KeptEditing): void {
  memory.keep(kept, editing);
}

/** The editing that was kept, for whoever shows its address; given once. */
export function takeEditing({ memory }: Services, key: string): KeptEditing | undefined {
  const editing = memory.take(kept);
  return editing?.key === key ? editing : undefined;
}
