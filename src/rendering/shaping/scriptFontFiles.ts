import { fetchFile } from '#runtime/fetchFile.ts';
import { getOrCreatePromise } from '#runtime/getOrCreatePromise.ts';
import { retryImport } from '#runtime/retryImport.ts';
import Arab from '../fonts/files/Arab.ttf';
import ArabBold from '../fonts/files/ArabBold.ttf';
import Armn from '../fonts/files/Armn.ttf';
import ArmnBold from '../fonts/files/ArmnBold.ttf';
import Beng from '../fonts/files/Beng.ttf';
import BengBold from '../fonts/files/BengBold.ttf';
import Deva from '../fonts/files/Deva.ttf';
import DevaBold from '../fonts/files/DevaBold.ttf';
import Ethi from '../fonts/files/Ethi.ttf';
import EthiBold from '../fonts/files/EthiBold.ttf';
import Geor from '../fonts/files/Geor.ttf';
import GeorBold from '../fonts/files/GeorBold.ttf';
import Gujr from '../fonts/files/Gujr.ttf';
import GujrBold from '../fonts/files/GujrBold.ttf';
import Guru from '../fonts/files/Guru.ttf';
import GuruBold from '../fonts/files/GuruBold.ttf';
import Hebr from '../fonts/files/Hebr.ttf';
import HebrBold from '../fonts/files/HebrBold.ttf';
import Khmr from '../fonts/files/Khmr.ttf';
import KhmrBold from '../fonts/files/KhmrBold.ttf';
import Knda from '../fonts/files/Knda.ttf';
import KndaBold from '../fonts/files/KndaBold.ttf';
import Laoo from '../fonts/files/Laoo.ttf';
import LaooBold from '../fonts/files/LaooBold.ttf';
import Mlym from '../fonts/files/Mlym.ttf';
import MlymBold from '../fonts/files/MlymBold.ttf';
import Mymr from '../fonts/files/Mymr.ttf';
import MymrBold from '../fonts/files/MymrBold.ttf';
import Orya from '../fonts/files/Orya.ttf';
import OryaBold from '../fonts/files/OryaBold.ttf';
import Sinh from '../fonts/files/Sinh.ttf';
import SinhBold from '../fonts/files/SinhBold.ttf';
import Taml from '../fonts/files/Taml.ttf';
import TamlBold from '../fonts/files/TamlBold.ttf';
import Telu from '../fonts/files/Telu.ttf';
import TeluBold from '../fonts/files/TeluBold.ttf';
import Thai from '../fonts/files/Thai.ttf';
import ThaiBold from '../fonts/files/ThaiBold.ttf';
import Tibt from '../fonts/files/Tibt.ttf';
import bodyMarks from '../fonts/files/bodyMarks.ttf';
import boldMarks from '../fonts/files/boldMarks.ttf';
import titleGreekMarks from '../fonts/files/titleGreekMarks.ttf';
import titleMarks from '../fonts/files/titleMarks.ttf';
import type { ScriptFontName } from '../fonts/scriptFonts.ts';
import { isTrueType } from '../fonts/sliceIndex.ts';

const urls: Readonly<Record<ScriptFontName, string>> = {
  Arab,
  ArabBold,
  Armn,
  ArmnBold,
  Beng,
  BengBold,
  Deva,
  DevaBold,
  Ethi,
  EthiBold,
  Geor,
  GeorBold,
  Gujr,
  GujrBold,
  Guru,
  GuruBold,
  Hebr,
  HebrBold,
  Khmr,
  KhmrBold,
  Knda,
  KndaBold,
  Laoo,
  LaooBold,
  Mlym,
  MlymBold,
  Mymr,
  MymrBold,
  Orya,
  OryaBold,
  Sinh,
  SinhBold,
  Taml,
  TamlBold,
  Telu,
  TeluBold,
  Thai,
  ThaiBold,
  Tibt,
  titleMarks,
  titleGreekMarks,
  bodyMarks,
  boldMarks,
};

// Constants of the build, and files whose names have their checksums: shared by all mounts.
const files = new Map<string, Promise<Uint8Array>>();

/**
 * Fetches the TrueType file of a font for text that needs shaping. A file that has been fetched is not requested again.
 * @throws the error of a failed request
 */
export const fetchScriptFont = (name: ScriptFontName): Promise<Uint8Array> =>
  getOrCreatePromise(files, urls[name], () => retryImport(() => fetchBytes(urls[name])));

/**
 * Fetches a slice that the operator provides.
 * @throws the error of a failed request; Error for a response that is no font
 */
export const fetchSlice = (url: string): Promise<Uint8Array> =>
  getOrCreatePromise(files, url, () =>
    retryImport(() =>
      withRequest(url, async () => {
        const bytes = await fetchBytes(url);
        if (!isTrueType(bytes)) throw new Error(`${url} is no font`);
        return bytes;
      }),
    ),
  );

/** Runs a request. Its errors name the file, so that the event of the repeated request does. @throws its errors */
export async function withRequest<Value>(
  request: string,
  run: () => Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    throw Object.assign(error as Error, { request });
  }
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const file = await fetchFile(url);
  return new Uint8Array(await file.arrayBuffer());
}
