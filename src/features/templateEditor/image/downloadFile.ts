import { fetchFile } from '#runtime/fetchFile.ts';
import { saveFile } from '#runtime/saveFile.ts';

/**
 * Downloads a file and saves it under a name.
 * @throws Error if the file cannot be fetched
 */
export async function downloadFile(url: string, fileName: string): Promise<void> {
  saveFile(await fetchFile(url), fileName);
}
