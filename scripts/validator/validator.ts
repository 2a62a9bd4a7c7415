/**
 * Validates PDFs with veraPDF against PDF/A and PDF/UA, in one run for any number of files. veraPDF is part of the
 * package `@opendataloader/pdf`. The Java libraries with which it reads its validation profiles come from Debian
 * (docs/decisions/007).
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { resolveInRoot } from '../files.mjs';
import { canInstall, installOnDebian } from '../system/debian.mjs';

/** Validation profiles by veraPDF's names: PDF/A (`1b` to `4f`) and PDF/UA (`ua1`, `ua2`). */
export type ValidationProfile = '1b' | '2b' | '3a' | '3b' | '4' | '4f' | 'ua1' | 'ua2';

/** A violation of a standard: a rule that a PDF breaks, and where. */
export interface ViolatedRule {
  profile: ValidationProfile;
  /**
   * Clause of the standard and number of veraPDF's test, such as `7.1-9`; `unread` if the file could not be validated.
   */
  rule: string;
  /** First position of the problem, as a path through the objects of the file. */
  position: string;
  /** Text of the broken rule, or the reason why the file could not be validated. */
  description: string;
}

export interface ValidationResults {
  /** Version of veraPDF. */
  version: string;
  /** Broken rules of each file; empty if the file is valid. */
  breaches: ReadonlyMap<string, readonly ViolatedRule[]>;
}

const JAR = resolveInRoot('node_modules/@opendataloader/pdf/lib/opendataloader-pdf-cli.jar');
const DEBIAN_JARS = ['jaxb-api', 'jaxb-runtime', 'jaxb-core', 'istack-commons-runtime', 'txw2'].map(
  (name) => `/usr/share/java/${name}.jar`,
);
const DEBIAN_PACKAGES = [
  'default-jdk-headless',
  'libjaxb-api-java',
  'libjaxb-java',
  'libistack-commons-java',
  'libtxw2-java',
];

function listMissingPrograms(): string[] {
  // Starting the compiler takes half a second, in each process that loads tests of PDFs.
  const folders = (process.env.PATH ?? '').split(delimiter);
  const hasCompiler = folders.some((folder) => existsSync(join(folder, 'javac')));
  return [...(hasCompiler ? [] : ['a JDK']), ...DEBIAN_JARS.filter((path) => !existsSync(path))];
}

/** Installs the programs that the validator needs, if possible. Returns the names of those that are still missing. */
export function listMissingValidatorPrograms(): string[] {
  if (listMissingPrograms().length > 0 && canInstall()) installOnDebian(...DEBIAN_PACKAGES);
  return [...listMissingPrograms(), ...(existsSync(JAR) ? [] : [JAR])];
}

/**
 * Validates PDFs. A file counts as invalid if it could not be validated completely.
 * @param files contents by file name
 * @param profileSource profiles for all files, or by file name
 * @throws Error when the program fails
 */
export async function validatePdfs(
  files: ReadonlyMap<string, Uint8Array>,
  profileSource: readonly ValidationProfile[] | ((name: string) => readonly ValidationProfile[]),
): Promise<ValidationResults> {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-validator-'));
  try {
    const requests = Array.from(files, ([name, bytes], index) => {
      const path = join(folder, `${index}.pdf`);
      writeFileSync(path, bytes);
      return {
        name,
        path,
        profiles: typeof profileSource === 'function' ? profileSource(name) : profileSource,
      };
    });
    const answers = await runValidate(requests.map(({ path, profiles }) => [path, ...profiles]));
    const breaches = new Map(
      requests.map(({ name, path, profiles }) => {
        const results = answers.filter((answer) => answer[1] === path);
        return [name, profiles.flatMap((profile) => listBreaches(results, profile))];
      }),
    );
    return { version: answers.find(([kind]) => kind === 'version')?.[1] ?? '', breaches };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Answer = readonly string[];

function listBreaches(answers: readonly Answer[], profile: ValidationProfile): ViolatedRule[] {
  const results = answers.filter((answer) => answer[2] === profile);
  const broken = results
    .filter(([kind]) => kind === 'broken')
    .map(([, , , rule = '', position = '', description = '']) => ({
      profile,
      rule,
      position,
      description,
    }));
  // A file without assertions was not read.
  if (results.some(([kind, , , assertions]) => kind === 'judged' && assertions !== '0'))
    return broken;
  const description =
    results.find(([kind]) => kind === 'failed')?.[3] ?? 'veraPDF did not report on it';
  return [...broken, { profile, rule: 'unread', position: '', description }];
}

/** Number of files from which the second compiler of Java saves more time than it takes. */
const minFilesForCompiler = 200;

/** Runs `Validate.java`. Returns its output, line by line. @throws Error with its error output when it fails */
async function runValidate(requests: readonly (readonly string[])[]): Promise<Answer[]> {
  const run = promisify(execFile)(
    'java',
    [
      '-XX:+UseSerialGC',
      ...(requests.length < minFilesForCompiler ? ['-XX:TieredStopAtLevel=1'] : []),
      ...['-cp', [JAR, ...DEBIAN_JARS].join(delimiter)],
      resolveInRoot('scripts/validator/Validate.java'),
    ],
    { maxBuffer: Infinity },
  );
  run.child.stdin?.end(requests.map((words) => `${words.join('\t')}\n`).join(''));
  const end = () => run.child.kill();
  process.once('exit', end);
  try {
    const { stdout } = await run;
    return stdout.split('\n').map((line) => line.split('\t'));
  } finally {
    process.off('exit', end);
  }
}
