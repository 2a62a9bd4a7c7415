import { expose, transfer } from 'comlink';
import { createPdf } from '../createPdf.ts';
import { drawingVersion } from './drawingVersion.ts';
import { frozenDrawingEngines } from './frozenDrawingEngines.ts';

/** Creates a PDF as a drawing version does. */
export async function createPdfOfVersion(
  version: number,
  ...parameters: Parameters<typeof createPdf>
): Promise<Uint8Array> {
  const frozenEngine =
    version === drawingVersion ? undefined : await frozenDrawingEngines.get(version)?.();
  const bytes = await (frozenEngine?.createPdf ?? createPdf)(...parameters);
  return transfer(bytes, [bytes.buffer]);
}

expose(createPdfOfVersion);
