/**
 * veraPDF, which judges whether a PDF keeps what it claims, run as one program for any number of files. It is in the
 * package `@opendataloader/pdf`, but for what reads its profiles, which Debian has; docs/decisions/037.
 */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inRoot } from '../files.mjs';
import { canInstall, installOnDebian } from '../system/debian.mjs';

/** As veraPDF calls them. */
export const profiles = ['1b', '2b', '3a', '3b', '4', '4f', 'ua1', 'ua2'] as const;
export type Profile = (typeof profiles)[number];

/** A rule that a file breaks. */
export interface Breach {
  profile: Profile;
  /** Clause of the standard and test of veraPDF, `7.1-9`; `unread` where the file could not be judged. */
  rule: string;
  /** Where it is broken first, as a path through the file. */
  place: string;
  /** What the rule asks for, or why the file could not be judged. */
  sentence: string;
}

export interface Verdicts {
  /** Of veraPDF. */
  version: string;
  /** By file; none of one that keeps every rule. */
  breaches: ReadonlyMap<string, readonly Breach[]>;
}

const JAR = inRoot('node_modules/@opendataloader/pdf/lib/opendataloader-pdf-cli.jar');
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

function missingOfSystem(): string[] {
  const hasCompiler = spawnSync('javac', ['-version'], { stdio: 'ignore' }).error === undefined;
  return [...(hasCompiler ? [] : ['a JDK']), ...DEBIAN_JARS.filter((path) => !existsSync(path))];
}

/** Gets what the validator needs where that is possible. @returns what is missing still: nothing where it can run */
export function missingForValidator(): string[] {
  if (missingOfSystem().length > 0 && canInstall()) installOnDebian(...DEBIAN_PACKAGES);
  return [...missingOfSystem(), ...(existsSync(JAR) ? [] : [JAR])];
}

/**
 * Judges files. What was not looked at to its end counts as a breach: it must never be taken for good.
 * @param files by the names they are called here
 * @param profilesOf all of them, or each by its name
 * @throws Error when the program fails
 */
export async function validate(
  files: ReadonlyMap<string, Uint8Array>,
  profilesOf: readonly Profile[] | ((name: string) => readonly Profile[]),
): Promise<Verdicts> {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-validator-'));
  try {
    const asked = Array.from(files, ([name, bytes], index) => {
      const path = join(folder, `${index}.pdf`);
      writeFileSync(path, bytes);
      return {
        name,
        path,
        profiles: typeof profilesOf === 'function' ? profilesOf(name) : profilesOf,
      };
    });
    const answers = await answersTo(asked.map(({ path, profiles }) => [path, ...profiles]));
    const breaches = new Map(
      asked.map(({ name, path, profiles }) => {
        const own = answers.filter((answer) => answer[1] === path);
        return [name, profiles.flatMap((profile) => breachesIn(own, profile))];
      }),
    );
    return { version: answers.find(([kind]) => kind === 'version')?.[1] ?? '', breaches };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Answer = readonly string[];

function breachesIn(answers: readonly Answer[], profile: Profile): Breach[] {
  const own = answers.filter((answer) => answer[2] === profile);
  const broken = own
    .filter(([kind]) => kind === 'broken')
    .map(([, , , rule = '', place = '', sentence = '']) => ({ profile, rule, place, sentence }));
  // A file of which nothing was asserted was not read.
  if (own.some(([kind, , , assertions]) => kind === 'judged' && assertions !== '0')) return broken;
  const sentence = own.find(([kind]) => kind === 'failed')?.[3] ?? 'veraPDF said nothing of it';
  return [...broken, { profile, rule: 'unread', place: '', sentence }];
}

/** What `Validate.java` answers, line by line. */
async function answersTo(asked: readonly (readonly string[])[]): Promise<Answer[]> {
  const program = spawn('java', [
    // It ends before the second compiler pays: a third less of the processors' time.
    ...['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'],
    ...['-cp', [JAR, ...DEBIAN_JARS].join(delimiter)],
    inRoot('scripts/validator/Validate.java'),
  ]);
  program.stdin.end(asked.map((words) => `${words.join('\t')}\n`).join(''));
  const { answered, said, code } = await ended(program);
  if (code !== 0) throw new Error(`veraPDF ended with code ${code}.\n${said}`);
  return answered.split('\n').map((line) => line.split('\t'));
}

function ended(program: ChildProcessWithoutNullStreams) {
  return new Promise<{ answered: string; said: string; code: number | null }>((resolve, reject) => {
    let answered = '';
    let said = '';
    program.stdout.setEncoding('utf8').on('data', (chunk: string) => (answered += chunk));
    program.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    const end = () => program.kill();
    process.once('exit', end);
    program.once('error', reject);
    program.once('close', (code) => {
      process.off('exit', end);
      resolve({ answered, said, code });
    });
  });
}
