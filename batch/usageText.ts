import { languages } from '#domain/language.ts';
import { defaultSignTimeout } from './batchSigner.ts';

/** Text that `--help` prints. */
export const usageText = `node cli.mjs certificates.jsonl folder --public-url URL [options]
node cli.mjs certificates.jsonl --zip file.zip --public-url URL [options]
  The list is JSON Lines or a JSON array; - reads it from standard input.
  --public-url URL      address of the public certificates, to which the QR codes lead
  --demo                instead of it: the QR codes lead to http://localhost:3001
  --language ${languages.join('|')}   language of the documents; default pt
  --time-zone ZONE      time zone of the dates; default America/Sao_Paulo
  --level LEVEL         standards of the files: a3a-ua1 (default), PDF/A-3a and PDF/UA-1; a4f-ua2, PDF/A-4f and PDF/UA-2
  --bleed               for a print shop: 3 mm bleed and crop marks; the names of the files end with “bleed”
  --template FILE       template for certificates without one, exported or as JSON of the platform
  --images FOLDER       backgrounds, logos and signatures, named by the last part of their address
  --plain-paper         leaves all images out
  --fonts FOLDER        fonts for text that the certificate fonts lack, or slices of them (npm run fonts -- cjk)
  --zip FILE            one ZIP archive instead of a folder
  --one-file            one common document instead: folder/certificates.pdf, or certificates-bleed.pdf
  --workers N           number of rendering threads; default and maximum: all cores
  --shard I/N           writes part I of N of the list, I from 0
  --resume              keeps existing files
  --failures FILE       file for the list of failures, as JSON Lines
  --sign MODULE         signs each file with the function "sign" of a module
  --sign-timeout N      seconds for each signature; default ${defaultSignTimeout}
  --help                prints this help`;
