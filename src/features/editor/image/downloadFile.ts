import { fetchFile } from '#ui/fetchFile.ts';
import { saveFile } from '#ui/saveFile.ts';

/** Saves what is at an address under a name. @throws whatever keeps it from being fetched */
export async function downloadFile(address: string, fileName: string): Promise<void> {
  saveFile(await fetchFile(address), fileName);
}
