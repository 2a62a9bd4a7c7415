import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The Java class path of PDFBox on Debian: packages libpdfbox2-java, libactivation-java, libjaxb-api-java. */
const classPath = [
  'preflight',
  'pdfbox2',
  'xmpbox',
  'fontbox2',
  'commons-logging',
  'javax.activation',
  'jaxb-api',
].map((name) => `/usr/share/java/${name}.jar`);

export function hasPreflight(): boolean {
  const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).error === undefined;
  return hasJava && classPath.every((path) => existsSync(path));
}

/** Validates a PDF/A-1b file with PDFBox. @returns the problems; an empty text if the file is valid */
export function checkWithPreflight(pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-pdf-'));
  try {
    const path = join(folder, 'certificate.pdf');
    writeFileSync(path, pdf);
    const main = 'org.apache.pdfbox.preflight.Validator_A1b';
    const { stdout, stderr } = spawnSync('java', ['-cp', classPath.join(':'), main, path], {
      encoding: 'utf8',
    });
    return stdout.includes('is a valid PDF/A-1b file') ? '' : stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
